import { untranslated } from 'virtual:untranslated-pages';
import { expect, it } from 'vitest';
import { inEnglish } from '#words/components.ts';
import { prefix, tag } from '#words/language.ts';
import { decoded } from '../../../../build/document/html-text.ts';
import { renderedPages } from '../../content/shown.ts';

const HREF = new RegExp(`\\shref="${prefix}([^"?#]*)(#?)`);
const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;

/** Links of a page to pages in its language: where each leads, whether it says English, and its name. */
const linksIn = (own: string, markup: string) =>
  [...markup.matchAll(LINK)].flatMap(([, attributes = '', content = '']) => {
    const [, rest, anchor] = HREF.exec(attributes) ?? [];
    const path = rest === '' ? '/' : rest;
    const name = decoded(content.replace(/<[^>]*>/g, ''));
    // Who follows a link to another place of a page has met its language.
    return path === undefined || (path === own && anchor)
      ? []
      : [{ path, saysEnglish: /\shreflang="en"/i.test(attributes), name }];
  });

it.each(renderedPages.map(({ path, whole }) => [path, whole.markup] as const))(
  'links of %s say it where they lead to English, and nowhere else',
  (own, markup) => {
    const links = linksIn(own, markup);
    expect(links.filter(({ saysEnglish }) => saysEnglish).length).toBeGreaterThan(3);
    for (const { path, saysEnglish, name } of links) {
      expect(saysEnglish, path).toBe(untranslated?.includes(path));
      expect(name.endsWith(` EN${inEnglish}`), name).toBe(saysEnglish);
    }
  },
);

it('says it in its own language within English text, too', () => {
  const { markup } = renderedPages.find(({ path }) => path === '/APIIntegration')?.main ?? {};
  expect(markup).toContain(`hrefLang="en" href="${prefix}/apis/guideSteps"`);
  expect(markup).toContain(`lang="${tag}"><span aria-hidden="true">EN</span>`);
});
