import { describe, expect, it } from 'vitest';
import { site } from '../../../src/content/site.ts';
import { pages } from './content-pages.ts';
import { renderedPages } from './shown.ts';

const LEGAL = ['/PrivacyPolicy', '/TermsOfService'] as const;

const textOf = (path: string) => renderedPages.find((page) => page.path === path)?.main.text ?? '';

describe.each(LEGAL)('%s', (path) => {
  it('says who “we” are, and how to reach us', () => {
    const { brand, address, email, phone } = site;
    for (const each of [`${brand}, ${address.join(' ')}`, email, phone.label])
      expect(textOf(path)).toContain(each);
  });

  it('begins with the company and its address, and ends with them', () => {
    const page = pages.find((each) => each.path === path)?.page;
    if (page?.view !== 'Legal') throw new Error(`${path} is no legal page.`);
    for (const section of [page.sections[0], page.sections.at(-1)])
      expect(section?.paragraphs[0]).toContain(`${site.brand}, ${site.address.join(' ')}`);
  });
});
