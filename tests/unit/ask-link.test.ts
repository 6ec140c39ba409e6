import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askLink } from '../ask-link.mjs';

test('a link is alive, dead, or turns programs away', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(301, { location: '/200' }).end();
    return response.writeHead(Number(request.url?.slice(1))).end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await askLink(`${origin}/200`)).toEqual({ state: 'alive', detail: '200' });
  expect(await askLink(`${origin}/moved`)).toEqual({ state: 'alive', detail: '200' });
  expect(await askLink(`${origin}/403`)).toEqual({ state: 'unsure', detail: '403' });
  expect(await askLink(`${origin}/404`)).toEqual({ state: 'dead', detail: '404' });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect((await askLink(`${origin}/200`)).state).toBe('dead');
});
