import type { Plugin } from 'vite';
import { ONLINE_TOKEN } from '../../src/core/network/ask-online.ts';

const FILE = 'online.txt';

/** Puts the file into the build by which a page knows that our own server responds. */
export function onlineFile(): Plugin {
  return {
    name: 'online-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: ONLINE_TOKEN });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/plain');
        response.end(ONLINE_TOKEN);
      });
    },
  };
}
