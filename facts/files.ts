import { SLUG } from './site.ts';

/** Files that a build makes of the copy, by their paths in it. */
export const KIT_FILE = `${SLUG}-partnership-kit.pdf` as const;
export const OPENAPI_FILE = `api/${SLUG}-openapi.json` as const;
export const SANDBOX_FILE = `api/${SLUG}-sandbox.mjs` as const;
/** Its SHA-256, as `sha256sum --check` reads it. */
export const SANDBOX_DIGEST_FILE = `${SANDBOX_FILE}.sha256` as const;
/** Pictures that samples of requests send. */
export const SAMPLE_DOCUMENT_FILE = 'api/sample-document.png';
export const SAMPLE_BLURRED_FILE = 'api/sample-blurred.png';
export const POSTMAN_FILE = `api/${SLUG}-postman.json` as const;
