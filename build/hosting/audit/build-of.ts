import type { LanguageList } from '../../../src/core/languages/language-files.ts';
import { keptRoutes } from '../../../src/routes/kept-routes.ts';
import { type FileList, PACK_FILE, partFile } from '../../../src/routes/page-files.ts';
import { compose, readPack, readPart } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import { API_LIST } from '../../artifacts/worker/api-pack.ts';
import { POSTERS_LIST } from '../../artifacts/worker/poster-pack.ts';
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

/** The same of the files for integrators, their pages among them, and of the outlines of posters. */
export async function filesOfPacks(host: Host): Promise<LanguageList['files']> {
  const lists = [API_LIST, POSTERS_LIST].map(async (list) => {
    const { files } = JSON.parse((await host.ask(`/${list}`)).text) as LanguageList;
    return files;
  });
  return (await Promise.all(lists)).flat();
}

/** The part of every page that all devices keep, by its canonical path, as the pack holds it. */
export async function packedParts(host: Host): Promise<Map<string, string>> {
  const [, ...parts] = readPack((await host.ask(`/${PACK_FILE}`)).text);
  return new Map(keptRoutes.map(({ path }, index) => [path, parts[index] ?? '']));
}

/** The document of every page by its canonical path, put together of shell and part as the worker does it. */
export async function documents(host: Host): Promise<Map<string, string>> {
  const [shell = ''] = readPack((await host.ask(`/${PACK_FILE}`)).text);
  const packed = await packedParts(host);
  return new Map(
    await Promise.all(
      routes.map(async ({ path }) => {
        const part = packed.get(path) ?? (await host.ask(`/${partFile(path)}`)).text;
        return [path, compose(shell, readPart(part))] as const;
      }),
    ),
  );
}
