import { beforeEach, expect, test, vi } from 'vitest';
import { writePart } from '#routes/page-part.ts';
import { ORIGIN, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const SCRIPT = '/assets/console-C0nS0lE1.js';
const DESCRIPTION = '/api/kolam-openapi.json';
const API = {
  [SCRIPT]: 'console',
  '/parts/apis/recipes.txt': writePart({ main: 'recipes' }),
  [DESCRIPTION]: '{"openapi":"3.1.0"}',
};
const build = new SmallBuild({ '/assets/main.js': 'main' }, '', 'shell', 'namaste', API);
let scope: WorkerScope;

beforeEach(async () => {
  scope = new WorkerScope(build);
  await (await import('./precache.ts')).fillPrecache();
});

/** Keeps what integrators ask for on this device, which has no network then. */
async function keepForIntegrators(): Promise<void> {
  const { checkInstallation } = await import('./check-installation.ts');
  await checkInstallation({ postMessage: () => {} } as unknown as MessagePort, '/api');
  scope.responses = {};
}

/** A text, or where a redirect leads; undefined where the worker leaves the request to the browser. */
async function ask(path: string, mode: 'navigate' | 'cors' = 'cors') {
  const { respondTo } = await import('./respond.ts');
  const besides: unknown[] = [];
  const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers() };
  const waitUntil = (job: unknown) => void besides.push(job);
  const response = await respondTo({ request, waitUntil } as unknown as FetchEvent);
  await Promise.all(besides);
  return response?.headers.get('location') ?? response?.text();
}

test('what a device keeps for integrators it has without a network', async () => {
  await keepForIntegrators();
  expect(await ask('/apis/recipes', 'navigate')).toBe('<html>shell recipes</html>');
  expect(await ask('/parts/apis/recipes.txt')).toContain('recipes');
  expect(await ask(SCRIPT)).toBe('console');
  expect(await ask(DESCRIPTION)).toBe('{"openapi":"3.1.0"}');
});

test('what it has lost of that is fetched and checked', async () => {
  await keepForIntegrators();
  scope.lose(SCRIPT);
  scope.responses[SCRIPT] = 'forged';
  expect(await ask(SCRIPT)).toBe('');
  scope.responses[SCRIPT] = 'console';
  expect(await ask(SCRIPT)).toBe('console');
});

test('what it does not keep comes from the network', async () => {
  expect(await ask(SCRIPT)).toBe('console');
  expect(await ask(DESCRIPTION)).toBe('{"openapi":"3.1.0"}');
  scope.responses['/apis/recipes'] = 'a page of the network';
  expect(await ask('/apis/recipes', 'navigate')).toBe('a page of the network');
});

test('a visit to one of their files is a download, which the network has', async () => {
  await keepForIntegrators();
  scope.responses[DESCRIPTION] = 'newer';
  expect(await ask(DESCRIPTION, 'navigate')).toBe('newer');
});

test('their folder is not a language', async () => {
  expect(await ask('/api/nowhere', 'navigate')).toBe(`${ORIGIN}/`);
});

test('a folder with a dot is not a file, and one with the name of the token is another', async () => {
  scope.responses['/far/online.txt'] = 'unreachable';
  expect(await ask('/far/online.txt', 'navigate')).toBe(`${ORIGIN}/`);
  scope.asked.length = 0;
  expect(await ask('/v1.2/nowhere', 'navigate')).toBe(`${ORIGIN}/`);
  expect(scope.asked).toEqual([]);
});
