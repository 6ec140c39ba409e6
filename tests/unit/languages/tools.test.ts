import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../src/content/texts.ts';
import { faultsIn } from './faults.ts';
import { figuresIn } from './figures.ts';
import { languageOfFile } from './languages.ts';

type Texts = Readonly<Record<string, string>>;

const tools = import.meta.glob<{ tool: object }>('/src/features/**/tool.ts', { eager: true });
const toolTexts = import.meta.glob<{ texts: Texts }>('/src/features/**/tool.??.ts', {
  eager: true,
});
const samples = import.meta.glob<{ samples: object }>('/src/features/**/samples.ts', {
  eager: true,
});
const translatedSamples = import.meta.glob<{ samples: object }>('/src/features/**/samples.??.ts', {
  eager: true,
});

const englishOf = (file: string) => file.replace(/\.[a-z]{2}(?=\.ts$)/, '');

/** Each text of a tool with what it became, also where no page of that language shows it yet. */
function pairsOf(file: string): [string, string][] {
  const ofTool = toolTexts[file];
  if (ofTool) return Object.entries(ofTool.texts);
  const before = textsOf(samples[englishOf(file)]?.samples);
  const after = textsOf(translatedSamples[file]?.samples);
  return before.flatMap((text, at) =>
    text === after[at] ? [] : [[text, after[at] ?? ''] as [string, string]],
  );
}

describe.each(Object.keys({ ...toolTexts, ...translatedSamples }))('%s', (file) => {
  const language = languageOfFile(file);
  const pairs = pairsOf(file);

  it('says what the English one says', () => {
    const english = { ...tools, ...samples }[englishOf(file)];
    const known = Object.values(english ?? {}).flatMap(textsOf);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.map(([text]) => text).filter((text) => !known.includes(text))).toEqual([]);
  });

  it('keeps every figure and is spelt as its language has it', () => {
    const changed = pairs.filter(
      ([before, after]) => figuresIn(before, language).join() !== figuresIn(after, language).join(),
    );
    expect(changed).toEqual([]);
    expect(pairs.flatMap(([before, after]) => faultsIn(before, after, language))).toEqual([]);
  });
});
