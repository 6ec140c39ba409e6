import { describe, expect, it } from 'vitest';
import type { LegalTool } from '#copy/types/toolbox.ts';
import { tools } from '#generated/tools.ts';
import { site } from '../../../facts/site.ts';
import { pages } from './content-pages.ts';
import { renderedPages } from './shown.ts';

const LEGAL = ['/PrivacyPolicy', '/TermsOfService'] as const;

/** What a legal page calls each tool; the contact form is what the policy is about. */
const named = [
  ...new Set(
    Object.values<{ legal: LegalTool }>(tools).flatMap(({ legal: { called, is } }) =>
      is === 'form' ? [] : [called],
    ),
  ),
];

const textOf = (path: string) => renderedPages.find((page) => page.path === path)?.main.text ?? '';

describe.each(LEGAL)('%s', (path) => {
  it.each(named)('says what the tool %s does with what is typed', (called) => {
    expect(textOf(path).toLowerCase()).toContain(called.toLowerCase());
  });

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
