import { describe, expect, it } from 'vitest';
import { slotLanguages } from '../../../build/document/language-slots.ts';
import { otherLanguages } from '../../../build/languages.ts';
import { compose } from '../../../src/routes/page-part.ts';
import { renderedPages } from '../content/shown.ts';

const link = (code: string, href: string) =>
  `<a class="btn" lang="${code}" hrefLang="${code}" href="${href}">x</a>`;

describe('links to other languages', () => {
  it('leave a slot for each language, and its content', () => {
    const { text, slots } = slotLanguages(
      `<a href="/a">${link('hi', '/hi/a')}${link('mr', '/mr/a')}${link('hi', '/hi/a')}`,
    );
    expect(slots).toEqual({ 'in hi': '/hi/a', 'in mr': '/mr/a' });
    expect(text).toContain('<a href="/a">');
    expect(text).not.toMatch(/"\/(?:hi|mr)/);
    expect(compose(text, { 'in hi': '/hi/b', 'in mr': '/mr/b' })).toContain(
      link('hi', '/hi/b') + link('mr', '/mr/b'),
    );
  });

  it('are no links to a page that is not translated', () => {
    const marked = '<a hrefLang="en" href="/hi/a">x <span lang="hi-IN">EN</span></a>';
    expect(slotLanguages(marked)).toEqual({ text: marked, slots: {} });
  });

  it.each(renderedPages.map(({ path, whole }) => [path, whole.markup] as const))(
    'are in header and footer of %s, with its path',
    (path, markup) => {
      const [header = '', footer = ''] = markup.split(/<main[\s\S]*<\/main>/);
      // One document represents all that are shared.
      const there: Record<string, string> = { '/': '', '/shared': '/shared/id' };
      const slots = Object.fromEntries(
        otherLanguages('.').map((code) => [`in ${code}`, `/${code}${there[path] ?? path}`]),
      );
      expect(slotLanguages(header).slots).toEqual(slots);
      expect(slotLanguages(footer).slots).toEqual(slots);
    },
  );
});
