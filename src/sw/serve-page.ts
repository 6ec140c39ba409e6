/// <reference lib="webworker" />
import { partFile, SHELL_FILE } from '#routes/page-files.ts';
import { compose, readPart } from '#routes/page-part.ts';
import { type Entry, pages } from './manifest.ts';
import { readFile } from './read-file.ts';
import { waitingPage } from './waiting-page.ts';

/**
 * The policy as an element, for hosts that send no headers. The worker sends it as one, and a browser that meets the
 * element asks for no stylesheet ahead of it.
 */
const POLICY_ELEMENT = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/**
 * A page, put together from the shell and its own part: byte for byte what the host serves, but for the element of the
 * policy. Where either is not here, or is damaged and cannot be fetched as listed, what the network has, or else a
 * page that says so. Never rejects.
 *
 * @param path canonical path of a listed page
 * @param find gives the entry of a file that its language has
 * @param prefix of the language
 */
export async function servePage(
  path: string,
  find: (file: string) => Entry | undefined,
  event: FetchEvent,
  prefix = '',
): Promise<Response> {
  const [shell, part] = await Promise.all(
    [SHELL_FILE, partFile(path)].map(async (file) => {
      const entry = find(file);
      return entry && readFile(entry, event);
    }),
  );
  // What the network really says, be it a portal's login page, but it is not kept.
  if (!shell || !part)
    return fetch(event.request).catch(() => {
      const { pathname, search } = new URL(event.request.url);
      return waitingPage(prefix, (pathname.slice(prefix.length) || '/') + search);
    });
  const html = compose(textOf(shell).replace(POLICY_ELEMENT, ''), readPart(textOf(part)));
  return new Response(html, { headers: pages.headers });
}

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
