import { expect, test } from 'vitest';
import { partnershipKit } from '../../../build/artifacts/kit/partnership-kit.ts';
import type { Page } from '../../../copy/types/page.ts';
import { KIT_FILE } from '../../../facts/files.ts';
import { pageOf, sectionsOf } from '../content/content-pages.ts';
import { pdfPages } from './pdf-text.ts';

const page = pageOf<Page<'Company'>>('/partnership');
const write = (copy = page) => partnershipKit(process.cwd(), copy);

test('the kit is a PDF of two pages that says what the page says', async () => {
  const pages = pdfPages(await write());
  expect(pages).toHaveLength(2);
  const text = pages.join('').replace(/\s+/g, ' ');
  const wanted = [page.head.heading, page.head.lead];
  for (const section of sectionsOf('/partnership')) {
    if (section.kind === 'choices')
      wanted.push(
        section.heading,
        ...section.items.flatMap((each) => [each.title, each.text, ...each.benefits]),
      );
    if (section.kind === 'steps')
      wanted.push(section.heading, ...section.items.flatMap((each) => [each.title, each.text]));
    if (section.kind === 'ticks') wanted.push(section.heading, ...section.items);
    if (section.kind === 'questions')
      wanted.push(...section.items.flatMap((each) => [each.question, each.answer]));
  }
  expect(wanted.length).toBeGreaterThan(45);
  for (const each of wanted) expect(text).toContain(each);
});

test('every page of the kit says that it is a sample, and the first how to reach us', async () => {
  const pages = pdfPages(await write());
  for (const text of pages) expect(text).toContain('Sample kit for demonstration.');
  for (const each of ['+91 120 000 0000', 'support@kolam.example', 'Noida'])
    expect(pages[0]).toContain(each);
});

test('the same copy gives the same bytes', async () => {
  expect((await write()).equals(await write())).toBe(true);
});

test('the page links to the kit', () => {
  const choices = sectionsOf('/partnership').find((each) => each.kind === 'choices');
  expect(choices?.kind === 'choices' && choices.download.href).toBe(`/${KIT_FILE}`);
});

test('copy that does not fit, or that the typeface cannot draw, fails the build', async () => {
  const withQuestions = (items: { question: string; answer: string }[]) => ({
    ...page,
    sections: page.sections.map((each) => (each.kind === 'questions' ? { ...each, items } : each)),
  });
  const many = Array.from({ length: 20 }, (_, i) => ({ question: `Why ${i}?`, answer: 'So.' }));
  await expect(write(withQuestions(many))).rejects.toThrow('is full before: Why');
  const hindi = [{ question: 'क्यों?', answer: 'So.' }];
  await expect(write(withQuestions(hindi))).rejects.toThrow('has no “क”');
});
