import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_FILE } from '#features/search/search-file.ts';
import { NAV_FILE } from '#page-loading/nav-file.ts';
import { API_DESCRIPTIONS } from '../../../build/artifacts/api/api-description.ts';
import { SAMPLE_PICTURES } from '../../../build/artifacts/api/sample-pictures.ts';
import { KIT_FILE } from '../../../facts/files.ts';
import { someOf } from '../../support/some-of.ts';

let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, strictPort: false, host: 'localhost', ws: false, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(() => server.close());

const FILES: [string, string, string][] = [
  [KIT_FILE, 'application/pdf', '%PDF-'],
  [SEARCH_FILE, 'application/json', '{"pages":[{"path":"/",'],
  [NAV_FILE, 'application/json', '{"items":[{"label":"Products",'],
  ['share/index.png', 'image/png', '\x89PNG'],
  ['share/apis/panFeatures.png', 'image/png', '\x89PNG'],
  ['share/shared.png', 'image/png', '\x89PNG'],
  ...Object.keys(API_DESCRIPTIONS).map((file): [string, string, string] => [
    file,
    'application/json',
    '{"',
  ]),
  ...Object.keys(SAMPLE_PICTURES).map((file): [string, string, string] => [
    file,
    'image/png',
    '\x89PNG',
  ]),
];

// The search index alone has every page rendered.
test.each(someOf(FILES, 3))('development serves %s as a build does', async (file, type, start) => {
  const response = await fetch(`${origin}/${file}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1', 0, start.length)).toBe(start);
});

test('development serves a page with its copy', async () => {
  const html = await (await fetch(`${origin}/partnership`)).text();
  expect(html).toContain('Partner programme for payments');
});
