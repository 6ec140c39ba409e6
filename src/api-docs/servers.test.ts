import { expect, it } from 'vitest';
import { PRODUCTION, SANDBOX, SANDBOX_BY_NUMBER } from '#api-docs/servers.ts';
import { renderedPages } from '#tests/unit/content/shown.ts';
import { openApi } from '../../build/artifacts/api/openapi.ts';
import { postman } from '../../build/artifacts/api/postman.ts';

const documenting = renderedPages.filter(({ page }) => page.view === 'Verification');

it.each(documenting)('$path: samples go to the sandbox, and production is named', (each) => {
  const { page, main } = each;
  if (page.view !== 'Verification') throw new Error('Another view.');
  const { samples, path } = page.endpoint;
  for (const { text } of samples) {
    expect(text).toContain(SANDBOX + path);
    expect(text).not.toContain(PRODUCTION);
  }
  expect(main.runs.get(PRODUCTION + path)).toBe(1);
});

it('both files begin with the sandbox', () => {
  expect(openApi().servers.map(({ url }) => url)).toEqual([SANDBOX_BY_NUMBER, PRODUCTION]);
  const address = postman().variable.find(({ key }) => key === 'base_url');
  expect(address?.value).toBe(SANDBOX);
});
