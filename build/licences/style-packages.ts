import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../bundling/compress.ts';

const IMPORT = /@(?:import|use|forward)\s+["']((?:@[\w-]+\/)?[\w-]+)\/[^"']*["']/g;

/** Our font files are parts of this package's, see decision 022. */
const FONT_PACKAGE = '@fontsource-variable/anek-latin';

/**
 * Modules that represent the packages from which our stylesheets take rules: the bundler sees a stylesheet, and
 * not the partials that it is put together of, nor where its font comes from.
 */
export async function stylePackages(root: string): Promise<string[]> {
  const sheets = (await filesIn(path.join(root, 'src'))).filter((file) => file.endsWith('.scss'));
  const names = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(root, 'src', sheet), 'utf8').matchAll(IMPORT)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names), FONT_PACKAGE]
    .map((name) => path.join(root, 'node_modules', name, 'package.json'))
    .filter(existsSync);
}
