/// <reference lib="webworker" />
import { partFile, SHELL_FILE } from '#core/pages/files.ts';
import { compose, readPart } from '#core/pages/part.ts';
import { pages } from './manifest.ts';
import { serveFile } from './serve-file.ts';

/**
 * A page, put together from the shell and its own part: byte for byte what the host serves.
 *
 * @param path canonical path of a listed page
 */
export async function servePage(path: string, event: FetchEvent): Promise<Response> {
  const [shell, part] = await Promise.all([
    serveFile(`/${SHELL_FILE}`, event),
    serveFile(`/${partFile(path)}`, event),
  ]);
  // What the network really says, be it a portal's login page, but it is not kept.
  if (!shell || !part) return fetch(event.request);
  const html = compose(await shell.text(), readPart(await part.text()));
  return new Response(html, { headers: pages.headers });
}
