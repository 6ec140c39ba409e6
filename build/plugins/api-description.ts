import type { Plugin } from 'vite';
import { OPENAPI_FILE, POSTMAN_FILE } from '../../src/content/files.ts';
import { openApi } from '../artifacts/api/openapi.ts';
import { postman } from '../artifacts/api/postman.ts';

/** Descriptions of the API for tools, by their files in the build. */
export const API_DESCRIPTIONS: Readonly<Record<string, () => object>> = {
  [OPENAPI_FILE]: openApi,
  [POSTMAN_FILE]: postman,
};

// Programs read them, and each phone keeps them.
const printed = (describe: () => object) => JSON.stringify(describe());

/** Puts the descriptions into the build, and serves them in development. */
export function apiDescription(): Plugin {
  return {
    name: 'kolam:api-description',
    generateBundle() {
      for (const [fileName, describe] of Object.entries(API_DESCRIPTIONS))
        this.emitFile({ type: 'asset', fileName, source: printed(describe) });
    },
    configureServer(server) {
      for (const [file, describe] of Object.entries(API_DESCRIPTIONS))
        server.middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(printed(describe));
        });
    },
  };
}
