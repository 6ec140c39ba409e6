/** The version of the API, by date, in the header `Kolam-Version`. Paths carry none: nine of them are older. */
export const API_VERSION = '2026-12-01';

/** How long a version is served once there is a newer one. */
export const SERVED_MONTHS = 24;

/** How long before that its end is told. */
export const NOTICE_MONTHS = 12;

/** Versions of the changelog that are no longer served. */
export const ENDED_VERSIONS: readonly string[] = ['1.0.0'];
