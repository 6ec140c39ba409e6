import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { POSTERS_PREFIX } from '../../../src/core/languages/api-pack.ts';
import { LANGUAGE_LIST } from '../../../src/core/languages/language-files.ts';
import type { Chunk } from '../../bundling/chunks.ts';
import { FOR_POSTERS } from '../../bundling/on-demand.ts';
import { scriptsForIntegrators } from './api-pack.ts';
import { fetchedOfPack, filesOfPack, listPack } from './list-pack.ts';

const FOLDER = POSTERS_PREFIX.slice(1);

/** The list of the outlines of posters. */
export const POSTERS_LIST = `${FOLDER}/${LANGUAGE_LIST}`;

/**
 * Writes the list by which a device keeps the outlines of posters in further languages, and their pack.
 *
 * @param chunks scripts of the default language
 */
export async function writePosterList(
  dist: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<void> {
  await mkdir(path.join(dist, FOLDER), { recursive: true });
  await listPosters(dist, scriptsForIntegrators(chunks, new Set(), FOR_POSTERS).sort());
}

/** Writes the list of these files, as they are now, and their pack. */
export const listPosters = (dist: string, files: readonly string[]): Promise<void> =>
  listPack(dist, FOLDER, files);

/** What a device fetches to keep these outlines. */
export const fetchedForPosters = (files: Iterable<string>): string[] =>
  fetchedOfPack(FOLDER, files);

/** Files of a build that hold outlines of posters. */
export const filesForPosters = (dist: string): Promise<ReadonlySet<string>> =>
  filesOfPack(dist, FOLDER);
