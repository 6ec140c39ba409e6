import { readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.resolve(import.meta.dirname, '../node_modules');

/** Packages that have a command of another name. */
const PACKAGES = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  lhci: '@lhci/cli',
  stryker: '@stryker-mutator/core',
};

/**
 * The script of an installed command, for Node to run: npx takes half a second to find it, and Windows starts no
 * command of `node_modules/.bin` without a shell.
 */
export function tool(name) {
  const folder = path.join(MODULES, PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}
