import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A global that is changed, a module that is mocked or loaded anew, a store whose state would stay. */
const OWN_MODULES = [
  // Of `vi`, these change nothing outside their test.
  /\bvi\.(?!fn\b|waitFor\b)/,
  /fake-indexeddb/,
  /(?:#|src\/)store\//,
  /\bglobalThis\.\w+ = /,
  /\bprocess\.env\.\w+ = /,
  /\bObject\.define/,
  // It wraps methods of the language: an engine that has seen that takes the slow way from then on.
  /\bwithWorkCounter\b/,
];

const IMPORTED = /\bfrom '(\.[^']*)'/g;

/**
 * Unit tests in a folder that change no global and mock no module, nor do files of tests that they import. They can
 * share their modules, so that pages are imported and rendered once and not for every file.
 *
 * @param root folder of the project
 * @param folder folder in it, `tests/unit`
 * @returns paths in the project
 */
export function sharingModules(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => [...readBy(root, file)].every(sharesModules));
}

/** Texts of a test and of all files of tests that it imports. */
function* readBy(root: string, file: string, seen = new Set<string>()): Generator<string> {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  yield text;
  for (const [, name = ''] of text.matchAll(IMPORTED)) {
    const imported = path.join(path.dirname(file), name);
    const isOfTests = imported.startsWith(`tests${path.sep}`);
    // Some tests hold imports in texts.
    if (isOfTests && existsSync(path.join(root, imported))) yield* readBy(root, imported, seen);
  }
}

const sharesModules = (text: string) => !OWN_MODULES.some((pattern) => pattern.test(text));
