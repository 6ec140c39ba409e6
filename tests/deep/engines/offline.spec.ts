import { field, heading } from './find.ts';
import { expect, installWorker, NO_SERVER, open, shown, test } from './test.ts';

test('pages open with no server after one visit', async ({ engine, site, expectComplaints }) => {
  expectComplaints(NO_SERVER);
  const { tab } = engine;
  await installWorker(tab, site);
  await site.stop();
  await tab.reload();
  await shown(tab, '//h1');
  for (const [path, there] of [
    ['/TermsOfService', heading('Terms and Conditions')],
    ['/contact', field('Message')],
    ['/digilocker', heading('Documents')],
    ['/services', '//main//h1'],
  ] as const) {
    await open(tab, site.origin + path);
    await shown(tab, there);
    expect(await tab.run(() => location.pathname)).toBe(path);
  }
});
