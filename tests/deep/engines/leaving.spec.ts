import { expect, test } from './test.ts';

/** Time that a script takes which has not arrived when a link is followed, in milliseconds. */
const SCRIPT_MS = 8_000;
const PAGE_MS = 1_000;

// WebKit breaks off what a page still loads as soon as a link on it is followed.
test('a link leads on while the application is still loading', async ({ engine, site }) => {
  const { tab } = engine;
  const asked: string[] = [];
  site.fault = (request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const isScript = /\/assets\/hydrate-.*\.js$/.test(url);
    if (!isScript && url !== '/PrivacyPolicy') return false;
    setTimeout(
      () => {
        if (isScript) response.setHeader('Content-Type', 'text/javascript');
        else response.setHeader('Content-Type', 'text/html');
        response.end(isScript ? 'export {}' : '<title>Privacy</title>');
      },
      isScript ? SCRIPT_MS : PAGE_MS,
    );
    return true;
  };
  await tab.goto(`${site.origin}/TermsOfService`);
  await expect.poll(() => asked.some((url) => url.includes('/assets/hydrate-'))).toBe(true);
  await tab.run(() => {
    setTimeout(() =>
      document.querySelector<HTMLElement>("footer a[href='/PrivacyPolicy']")?.click(),
    );
  });
  await expect.poll(() => tab.run(() => location.pathname).catch(() => '')).toBe('/PrivacyPolicy');
  expect(asked.filter((url) => url === '/TermsOfService')).toHaveLength(1);
});
