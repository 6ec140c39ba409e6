import { expect, it } from 'vitest';
import config from '../../lighthouserc.json' with { type: 'json' };
import { matchRoute } from '../../src/routes/match-route.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';

const { collect, assert } = config.ci;

it('audits every listed page once, by its canonical path', () => {
  const audited = collect.url.map((url) => {
    const { pathname } = new URL(url);
    const match = matchRoute(pathname);
    return [match?.path, ...Object.values(match?.params ?? {})].join('/') === pathname
      ? match?.path
      : pathname;
  });
  expect(audited).toEqual(routes.map(({ path }) => path));
});

it('asserts each page by one set of rules: those that search engines may list, and the others', () => {
  const rules = assert.assertMatrix.map(({ matchingUrlPattern }) => new RegExp(matchingUrlPattern));
  for (const url of collect.url) {
    const path = matchRoute(new URL(url).pathname)?.path;
    const route: Route | undefined = routes.find((listed) => listed.path === path);
    expect(
      rules.map((rule) => rule.test(url)),
      url,
    ).toEqual(route?.noIndex ? [false, true] : [true, false]);
  }
});
