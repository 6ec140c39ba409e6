import type { Site } from '../../e2e/support/site.ts';
import { expect, test } from './test.ts';

/** Time that a script takes which has not arrived when its page is left, in milliseconds. */
const SCRIPT_MS = 8_000;
/** Time that the next page takes. A page that asks whether its server responds has its response by then. */
const PAGE_MS = 2_000;

/** Lets scripts of a kind and the next page wait. Returns the addresses that were asked for, which grow. */
function holdBack(site: Site, isScript: RegExp): string[] {
  const asked: string[] = [];
  const respondLater = (type: string, body: string, ms: number, response: Response) =>
    setTimeout(() => {
      response.setHeader('Content-Type', type);
      response.end(body);
    }, ms);
  site.fault = ({ url = '' }, response) => {
    asked.push(url);
    if (isScript.test(url)) respondLater('text/javascript', 'export {}', SCRIPT_MS, response);
    else if (url === '/PrivacyPolicy')
      respondLater('text/html', '<title>Privacy</title>', PAGE_MS, response);
    else return false;
    return true;
  };
  return asked;
}

type Response = Parameters<NonNullable<Site['fault']>>[1];

// WebKit and Firefox break off what a page still loads as soon as it is being left.
for (const [title, script, leave] of [
  [
    'a link leads on while the application is still loading',
    /\/assets\/hydrate-.*\.js$/,
    () =>
      void setTimeout(() =>
        document.querySelector<HTMLElement>("footer a[href='/PrivacyPolicy']")?.click(),
      ),
  ],
  [
    'a part that is still loading holds nobody back',
    /\/assets\/follow-worker-.*\.js$/,
    // The application would follow a link without leaving its page.
    () => void setTimeout(() => location.assign('/PrivacyPolicy')),
  ],
] as const)
  test(title, async ({ engine, site }) => {
    const { tab } = engine;
    const asked = holdBack(site, script);
    await tab.goto(`${site.origin}/TermsOfService`);
    await expect.poll(() => asked.some((url) => script.test(url))).toBe(true);
    await tab.run(leave);
    await expect
      .poll(() => tab.run(() => location.pathname).catch(() => ''))
      .toBe('/PrivacyPolicy');
    expect(asked.filter((url) => url === '/TermsOfService')).toHaveLength(1);
  });
