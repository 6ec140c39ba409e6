/** The version of the API, by date, in the header `Kolam-Version`. Paths carry none: nine of them are older. */
export const API_VERSION = '2026-12-01';
