/**
 * Folder of the files for integrators: what runs the API in a page, and files for a desk. The worker keeps them as it
 * keeps a language: by a list in this folder, on demand, whole or not at all.
 */
export const API_PREFIX = '/api';
