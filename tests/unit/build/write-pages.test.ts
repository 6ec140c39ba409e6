import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePages } from '../../../build/document/write-pages.ts';
import { htmlFile, matchRoute } from '../../../src/routes/match-route.ts';
import { slot } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import { LISTED_PATHS } from '../../e2e/support/listed-paths.ts';

let out: string;
beforeAll(async () => {
  out = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const parts = new Map(routes.map((route) => [route.path, { main: route.path }]));
  await writePages(out, { shell: slot('main'), parts });
});
afterAll(() => rmSync(out, { recursive: true }));

it('writes a page under every path of the specification, as it is spelled there, for hosts without rules', () => {
  const written = new Set(readdirSync(out, { recursive: true }).map(String));
  for (const listed of LISTED_PATHS) {
    expect(written).toContain(path.normalize(htmlFile(listed)));
    expect(readFileSync(path.join(out, htmlFile(listed)), 'utf8')).toBe(matchRoute(listed)?.path);
  }
});
