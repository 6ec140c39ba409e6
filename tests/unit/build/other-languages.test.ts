import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { language } from '../../../build/plugins/language.ts';
import { otherLanguages } from '../../../build/plugins/other-languages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const servers: ViteDevServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** What a module says in the scripts of a language. */
async function said(code: string, module: string): Promise<unknown> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [language(code), otherLanguages(code)],
  });
  servers.push(server);
  return (await server.ssrLoadModule(module)).default;
}

describe('the other languages of the site', () => {
  it('are named as their readers write them', async () => {
    expect(await said('en', 'virtual:other-languages')).toEqual([
      { code: 'hi', prefix: '/hi', name: 'हिंदी' },
    ]);
    expect(await said('hi', 'virtual:other-languages')).toEqual([
      { code: 'en', prefix: '', name: 'English' },
    ]);
  });

  it('are offered in their own words', async () => {
    expect(await said('en', 'virtual:language-offers')).toEqual([
      {
        code: 'hi',
        prefix: '/hi',
        question: 'क्या आप यह साइट हिंदी में पढ़ना चाहेंगे?',
        accept: 'हिंदी में पढ़ें',
        needsNetwork: 'हिंदी अभी इस डिवाइस पर नहीं है। नेटवर्क आने पर फिर चुनें।',
      },
    ]);
    expect(await said('hi', 'virtual:language-offers')).toEqual([
      {
        code: 'en',
        prefix: '',
        question: 'Would you like to read this site in English?',
        accept: 'Read in English',
        needsNetwork: 'English is not on this device yet. Choose it again with a network.',
      },
    ]);
  });
});
