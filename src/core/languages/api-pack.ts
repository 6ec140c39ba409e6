/**
 * Folder of the files for integrators: what runs the API in a page, and files for a desk. The worker keeps them as it
 * keeps a language: by a list in this folder, on demand, whole or not at all.
 */
export const API_PREFIX = '/api';

/** Folder of the list and the pack of the outlines of posters in further languages, kept likewise. */
export const POSTERS_PREFIX = '/posters';

/** Folders of packs that are not languages. */
export const PACK_PREFIXES: readonly string[] = [API_PREFIX, POSTERS_PREFIX];
