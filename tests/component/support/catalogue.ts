import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { MOUNT_QUERY } from '../../../src/catalogue/mount-api.ts';

const RESULTS = path.resolve(import.meta.dirname, '../../..', process.env.RESULTS ?? '.results');

/** Folder of the built catalogue. */
export const CATALOGUE = path.join(RESULTS, 'catalogue');

/** Serves the built catalogue. Returns the address of the document that shows one sample at a time. */
export async function serveCatalogue(): Promise<{ url: string; stop: () => void }> {
  const respond = sirv(CATALOGUE);
  const server = createServer((request, response) =>
    respond(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/src/catalogue/catalogue.html${MOUNT_QUERY}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
