import { describe, expect, it } from 'vitest';
import type { Question } from '#copy/types/sections.ts';
import type { CanonicalPath } from '#routes/paths.ts';
import { factsOf, pages } from './content-pages.ts';
import { renderedPages } from './shown.ts';

/** Pages without a list of questions, and what they say of the cost of starting. */
const IN_TEXT: Partial<Record<CanonicalPath, string>> = {
  '/apis/apiRefrence': 'The sandbox is free of charge.',
  '/apis/test-values': 'All tools are free of charge, and none needs an account.',
  '/apis/changelog': 'The sandbox is free of charge, in each version.',
  '/apis/recipes': 'The sandbox is free of charge.',
  '/apis/checkout': 'Testing is free of charge.',
  '/apis/moving': 'It is free of charge to start',
  '/apis/sandbox': 'The sandbox is free of charge.',
  '/apis/guideSteps': 'For building and testing, free of charge.',
  '/digilocker': 'Any type of file up to 25 MB, free of charge.',
  '/APIIntegration': 'Until then nothing is billed',
};

const ABOUT_COST = /\b(?:costs?|charges|charged|priced?|pay (?:for|before|first))\b/;
const START = /\b(?:free|nothing|none|start|first|no (?:\w+ )?fee|deposit|reader|trial)\b/i;

/** Lists of questions anywhere in a page's copy. */
function questionsIn(value: unknown): Question[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('question' in value && 'answer' in value) return [value as Question];
  return Object.values(value).flatMap(questionsIn);
}

const answers = pages.flatMap(({ path, page }) =>
  factsOf(path).sells === false || IN_TEXT[path]
    ? []
    : [{ path, asked: questionsIn(page).filter(({ question }) => ABOUT_COST.test(question)) }],
);

describe('what it costs to start', () => {
  it.each(answers)('is asked and answered on $path', ({ asked }) => {
    const advice = 'Answer what it costs to start, or say `sells: false` in the facts of the page.';
    expect(
      asked.some(({ answer }) => START.test(answer)),
      advice,
    ).toBe(true);
  });

  it.each(Object.entries(IN_TEXT))('is in the text of %s', (path, words) => {
    expect(renderedPages.find((page) => page.path === path)?.main.text).toContain(words);
  });

  it('is said on every page of the families of products and APIs', () => {
    const said = new Set<string>([...answers.map(({ path }) => path), ...Object.keys(IN_TEXT)]);
    const families = pages
      .map(({ path }) => path)
      .filter((path) => /^\/(?:products|apis|retailers)\b/.test(path))
      .filter((path) => factsOf(path).pack !== 'api');
    expect(families.filter((path) => !said.has(path))).toEqual([]);
  });

  it('is said in no formula: no two pages share six words in a row', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { path, asked } of answers)
      for (const { answer } of asked) {
        const words = answer.toLowerCase().match(/[\p{L}\d’-]+/gu) ?? [];
        for (let i = 0; i + 6 <= words.length; i++) {
          const run = words.slice(i, i + 6).join(' ');
          const other = seen.get(run);
          if (other && other !== path) shared.push(`${other} and ${path}: ${run}`);
          seen.set(run, path);
        }
      }
    expect(shared).toEqual([]);
  });
});
