import { SLUG } from './site.ts';

/** Files that a build makes of the copy, by their paths in it. */
export const KIT_FILE = `${SLUG}-partnership-kit.pdf` as const;
export const OPENAPI_FILE = `api/${SLUG}-openapi.json` as const;
export const SANDBOX_FILE = `api/${SLUG}-sandbox.mjs` as const;
export const POSTMAN_FILE = `api/${SLUG}-postman.json` as const;
