/// <reference lib="webworker" />
import { API_PREFIX } from '#core/languages/api-pack.ts';
import { partFile } from '#routes/page-files.ts';
import { keptLanguage } from './kept-languages.ts';
import { findEntry } from './manifest.ts';
import { servePage } from './serve-page.ts';

/**
 * A page of the default language. One for integrators is on the device with their files, else on the network. Never
 * rejects.
 *
 * @param path canonical path of a listed page
 */
export async function serveListed(path: string, event: FetchEvent): Promise<Response> {
  const kept = (file: string) => findEntry(`/${file}`);
  const pack = kept(partFile(path)) ? undefined : await keptLanguage(API_PREFIX);
  return servePage(path, (file) => kept(file) ?? pack?.find(`/${file}`), event);
}
