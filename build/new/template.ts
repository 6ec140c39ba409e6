import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'build/new/template';

/**
 * The files of a template, which are real sources, at the place where they will be: compiled, linted and
 * formatted with the project.
 *
 * @param given what takes the place of names and texts of the template, in sources and in the names of files
 */
export function fromTemplate(
  kind: string,
  given: Readonly<Record<string, string>>,
  root: string,
): Record<string, string> {
  const folder = path.join(root, FOLDER, kind);
  const names = new RegExp(Object.keys(given).join('|'), 'g');
  const filled = (text: string) => text.replace(names, (name) => given[name] as string);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        filled(path.relative(folder, file).split(path.sep).join('/')),
        filled(readFileSync(file, 'utf8')),
      ]),
  );
}
