import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../copy/texts.ts';
import { faultsIn } from './faults.ts';
import { figuresIn } from './figures.ts';
import { englishFile, languageOfFile } from './languages.ts';

type Texts = Readonly<Record<string, string>>;

const tools = import.meta.glob<{ tool: object }>('/src/features/**/tool.ts', { eager: true });
const toolTexts = import.meta.glob<{ texts: Texts }>('/languages/*/features/**/tool.ts', {
  eager: true,
});
const samples = import.meta.glob<{ samples: object }>('/src/features/**/samples.ts', {
  eager: true,
});
const translatedSamples = import.meta.glob<{ samples: object }>(
  '/languages/*/features/**/samples.ts',
  {
    eager: true,
  },
);

/** Each text of a tool with what it became, also where no page of that language shows it yet. */
function pairsOf(file: string): [string, string][] {
  const ofTool = toolTexts[file];
  if (ofTool) return Object.entries(ofTool.texts).filter(([, after]) => after !== '');
  const before = textsOf(samples[englishFile(file)]?.samples);
  const after = textsOf(translatedSamples[file]?.samples);
  return before.flatMap((text, at) =>
    text === after[at] ? [] : [[text, after[at] ?? ''] as [string, string]],
  );
}

describe.each(Object.keys({ ...toolTexts, ...translatedSamples }))('%s', (file) => {
  const language = languageOfFile(file);
  const pairs = pairsOf(file);

  it('says what the English one says', () => {
    const english = { ...tools, ...samples }[englishFile(file)];
    const known = Object.values(english ?? {}).flatMap(textsOf);
    if (language.isComplete) expect(pairs.length).toBeGreaterThan(0);
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
