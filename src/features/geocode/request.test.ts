import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestAddress } from '#features/geocode/request-address.ts';

const point = { latitude: '28.6129', longitude: '77.2295' };
const wanted = () => new AbortController().signal;

let server: Server;
let asked: string[];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    respond(response);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('VITE_GEOCODER_URL', `http://localhost:${port}/reverse`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const says = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status).end(body);
const good = JSON.stringify({ display_name: 'Kartavya Path, New Delhi' });

describe('requestAddress', () => {
  it('sends the request of the specification and reads display_name', async () => {
    respond = says(200, good);
    expect(await requestAddress(point, wanted())).toBe('Kartavya Path, New Delhi');
    expect(asked).toEqual(['/reverse?lat=28.6129&lon=77.2295&format=json']);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['HTTP 200 with an error', says(200, '{"error":"Unable to geocode"}')],
    ['an address with HTTP 500', says(500, good)],
    ['HTTP 403, as for those who ask too much', says(403, 'Forbidden')],
    ['HTTP 429', says(429, good)],
    ['no JSON', says(200, '<html>')],
    ['an empty display_name', says(200, '{"display_name":""}')],
    ['an absurdly large response', says(200, `{"display_name":"A","x":"${'x'.repeat(70_000)}"}`)],
    ['a connection that is cut', (response) => response.destroy()],
    [
      'a connection that is cut in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '900' }).write('{"display_name":"A"');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('rejects for %s', async (_name, fault) => {
    respond = fault;
    await expect(requestAddress(point, wanted())).rejects.toThrow();
  });

  it('reads letters that the network has cut in two', async () => {
    const bytes = Buffer.from(JSON.stringify({ display_name: 'नई दिल्ली' }));
    respond = (response) => {
      response.write(bytes.subarray(0, 19));
      setTimeout(() => response.end(bytes.subarray(19)), 20);
    };
    expect(await requestAddress(point, wanted())).toBe('नई दिल्ली');
  });

  it('gives up after ten seconds of silence, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = new Promise<void>((done) => {
      respond = () => done();
    });
    let over = false;
    const end = requestAddress(point, wanted()).catch(() => {
      over = true;
    });
    await arrived;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(over).toBe(true);
  });

  it('stops when its response is no longer wanted', async () => {
    respond = () => {};
    const left = new AbortController();
    const end = requestAddress(point, left.signal);
    left.abort();
    await expect(end).rejects.toThrow();
  });
});
