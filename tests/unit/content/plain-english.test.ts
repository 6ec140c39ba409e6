import { describe, expect, it } from 'vitest';
import { renderedPages } from './shown.ts';

/** What English of the site never says, and what it says in its place. */
const NEVER: [pattern: RegExp, instead: string, once: string][] = [
  [/\b(?:stands?|stood) (?:in|by)\b/i, 'is in, has, lists', 'All of it stands in the statement.'],
  [/\bby way of\b/i, 'by, through, with', 'Fees by way of paying'],
  [/\bways? of paying\b/i, 'payment method', 'Way of paying'],
  [/\b(?:the|a|complete|older|official) papers?\b/i, 'documents', 'You help with the papers.'],
  [/\bat once\b/i, 'a time: within seconds, within 15 minutes', 'The money is there at once.'],
  [/\bWhat (?:now|then)\?/, 'What if …?', 'A call failed. What now?'],
  [/\bCheck of (?:an? |any)/, 'PAN check, bank account check', 'Check of a PAN'],
  [/\b(?:for|by|about) its calls\b/i, 'the API documentation', 'Ask for its calls'],
  [/\bthe real rates\b/i, 'your rates', 'Ask for the real rates'],
  [
    /\b(?:single things|that others set)\b/i,
    'other prices; set by the RBI',
    'Prices of single things',
  ],
];

/** Sentences of the legal texts, which are binding as they are. */
const BINDING = ['We may suspend or stop a service at once where fraud is suspected'];

const isBinding = (text: string) => BINDING.some((binding) => text.includes(binding));

describe('plain English', () => {
  it.each(renderedPages.map(({ path, whole }) => [path, whole] as const))('%s', (_path, whole) => {
    const texts = [...whole.runs.keys(), ...whole.attributes].filter((text) => !isBinding(text));
    const found = texts.flatMap((text) =>
      NEVER.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${text} → ${instead}`),
    );
    expect(found).toEqual([]);
  });

  it.each(NEVER)('finds %s', (pattern, _instead, once) => {
    expect(once).toMatch(pattern);
  });
});

const words = import.meta.glob<string>(
  ['/src/features/**/words/*.{ts,tsx}', '/src/features/*/words.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Texts of a file, without its comments. */
const textsIn = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it.each(Object.entries(words))('%s says nothing of that either', (_file, source) => {
  const text = textsIn(source);
  expect(NEVER.filter(([pattern]) => pattern.test(text)).map(([, instead]) => instead)).toEqual([]);
});
