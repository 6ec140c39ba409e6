import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageStyles } from './language-styles.ts';
import type { Scripts } from './scripts.ts';

/**
 * Writes scripts and styles of another language into a build, but for those that the default language has, too: a
 * script without words in it is the same in every language.
 *
 * @returns files of the language alone
 */
export async function addLanguageFiles(
  out: string,
  { scripts, styles }: { scripts: Scripts; styles: LanguageStyles },
  site: Scripts,
): Promise<string[]> {
  const known = new Set(site.output.map(({ fileName }) => fileName));
  const loaded = new Set([...scripts.chunks.values()].flatMap((one) => [one.file, ...one.styles]));
  const isOwn = (file: string) => loaded.has(file) && !known.has(file);
  const own = [...scripts.output.filter(({ fileName }) => isOwn(fileName)), ...styles.output];
  for (const file of own) {
    const target = path.join(out, file.fileName);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.type === 'chunk' ? file.code : file.source);
  }
  return own.map(({ fileName }) => fileName);
}
