import type { FileList } from '../../../src/routes/page-files.ts';
import { PACK_FILE } from '../../../src/routes/page-files.ts';
import { compose, readPack, readPart } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Host } from './host.ts';

/** Paths of what `sw.js` imports: the worker's code and its lists. */
export async function workerScripts(host: Host): Promise<string[]> {
  const { text } = await host.ask('/sw.js');
  return [...text.matchAll(/"(\/assets\/worker-[^"]+\.js)"/g)].map(([, path = '']) => path);
}

/** What the build that is deployed says of its files; empty where the worker cannot be read. */
export async function listedFiles(host: Host): Promise<FileList> {
  const path = (await workerScripts(host)).find((one) => one.includes('worker-files'));
  if (!path) return [];
  return JSON.parse((await host.ask(path)).text.replace(/^self\.\w+=/, ''));
}

/** The document of every page by its canonical path, put together of the pack as the worker does it. */
export async function documents(host: Host): Promise<Map<string, string>> {
  const [shell = '', ...parts] = readPack((await host.ask(`/${PACK_FILE}`)).text);
  return new Map(
    routes.map(({ path }, index) => [path, compose(shell, readPart(parts[index] ?? ''))]),
  );
}
