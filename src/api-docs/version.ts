/** The version of the API, by date, in the header `Kolam-Version`. Paths carry none: nine of them are older. */
export const API_VERSION = '2026-12-01';

/** Versions of the changelog that are no longer served. */
export const ENDED_VERSIONS: readonly string[] = ['1.0.0'];
