import { describe, expect, it } from 'vitest';
import { NOT_FOR_VISITORS } from './not-for-visitors.ts';
import { wordsIn } from './words-in-code.ts';

const sources = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '!/src/**/*.{d,test,slow.test,night.test}.{ts,tsx}',
    '!/src/{words,virtual,catalogue,api-docs,core/sandbox,generated}/**',
    // Copy of tools, which is next to them.
    '!/src/features/**/{tool,samples,use,words,page}{,.*}.{ts,tsx}',
    '!/src/features/*/words/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const files = Object.entries(sources);

const isForVisitors = (file: string, text: string) =>
  !NOT_FOR_VISITORS.some(([where, what]) => file.startsWith(where) && what.test(text));

describe('words', () => {
  it.each(files)('%s has none itself: they are in files of words', (file, source) => {
    expect(wordsIn(file, source).filter(({ text }) => isForVisitors(file, text))).toEqual([]);
  });

  it.each([
    ['text between tags', '<p>Nothing leaves this device.</p>'],
    ['an attribute', '<nav aria-label="Breadcrumb" />'],
    ['a label', 'const field = { label: "Legal name" };'],
    ['one word that begins a button', 'const button = done ? "Copied" : "copy";'],
    ['a sentence around values', 'const hint = `the code of a State has three characters`;'],
    ['the end of a sentence', 'const text = count + " more characters";'],
  ])('would be found: %s', (_what, source) => {
    expect(wordsIn('example.tsx', source)).not.toEqual([]);
  });

  it.each([
    ['class names', '<p className={`badge badge-wide`} role="status" />'],
    [
      'an error for developers',
      'throw new RangeError("Amounts have two digits after the point.");',
    ],
    ['a code', 'if (status === "Active") show();'],
    ['a type', 'type Status = "Active" | "Cancelled";'],
    ['words of another file', '<p>{words.noState(code)}</p>'],
  ])('would not be found: %s', (_what, source) => {
    expect(wordsIn('example.tsx', source)).toEqual([]);
  });
});
