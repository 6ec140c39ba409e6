import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import {
  OPENAPI_FILE,
  POSTMAN_FILE,
  SANDBOX_DIGEST_FILE,
  SANDBOX_FILE,
} from '../../../src/content/files.ts';
import { openApi } from './openapi.ts';
import { postman } from './postman.ts';
import { sandboxFile } from './sandbox-file.ts';

/** Descriptions of the API for tools, by their files in the build. */
export const API_DESCRIPTIONS: Readonly<Record<string, () => object>> = {
  [OPENAPI_FILE]: openApi,
  [POSTMAN_FILE]: postman,
};

// Programs read them, and each phone keeps them.
const printed = (describe: () => object) => JSON.stringify(describe());

/**
 * Puts the descriptions and the local sandbox into the build, and serves them in development.
 *
 * @param noted notes the modules of the sandbox, which is a build of its own
 */
export function apiDescription(noted: Plugin): Plugin {
  let root = '';
  return {
    name: 'kolam:api-description',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const [fileName, describe] of Object.entries(API_DESCRIPTIONS))
        this.emitFile({ type: 'asset', fileName, source: printed(describe) });
      const source = await sandboxFile(root, [noted]);
      const digest = createHash('sha256').update(source).digest('hex');
      this.emitFile({ type: 'asset', fileName: SANDBOX_FILE, source });
      // As `sha256sum --check` reads it.
      const line = `${digest}  ${SANDBOX_FILE.slice(SANDBOX_FILE.indexOf('/') + 1)}\n`;
      this.emitFile({ type: 'asset', fileName: SANDBOX_DIGEST_FILE, source: line });
    },
    configureServer(server) {
      for (const [file, describe] of Object.entries(API_DESCRIPTIONS))
        server.middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(printed(describe));
        });
      server.middlewares.use(`/${SANDBOX_FILE}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(await sandboxFile(root));
      });
    },
  };
}
