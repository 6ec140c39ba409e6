/** Name of the one cache of the site. */
export const CACHE_NAME = 'kolam-precache';
