import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileList } from '../../src/routes/page-files.ts';
import type { LanguageLists, PageList } from '../../src/sw/manifest.ts';

/** A built worker: its scripts, by their files in the build, and what its lists say. */
export interface ShippedWorker {
  code: string;
  lists: readonly string[];
  pages: PageList;
  files: FileList;
  languages: LanguageLists;
}

/** Reads a built worker. Throws if `sw.js` does not import its code and both lists, once each. */
export async function shippedWorker(dist: string): Promise<ShippedWorker> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const worker = await read('sw.js');
  const listsIn = (global: string) =>
    JSON.parse(new RegExp(`self\\.${global}=(\\{.*?\\});`).exec(worker)?.[1] ?? '{}');
  const languages = { ...listsIn('__LANGUAGES'), ...listsIn('__FURTHER') };
  const imported = [...worker.matchAll(/"\/(assets\/worker-[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const one = (name: string) => {
    const found = imported.filter((file) => file.startsWith(`assets/worker-${name}-`));
    if (found.length !== 1) throw new Error(`sw.js imports ${found.length} lists of ${name}.`);
    return found[0] as string;
  };
  const list = async (file: string) => JSON.parse((await read(file)).replace(/^self\.\w+=/, ''));
  const lists = [one('pages'), one('files')] as const;
  return {
    code: one('code'),
    lists,
    pages: await list(lists[0]),
    files: await list(lists[1]),
    languages,
  };
}
