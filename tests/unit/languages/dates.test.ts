import { describe, expect, it } from 'vitest';
import * as english from '#words/dates.ts';
import * as englishTimes from '#words/times.ts';
import { figuresIn } from './figures.ts';
import { languageOfFile } from './languages.ts';

const dates = import.meta.glob<typeof english>('/languages/*/words/dates.ts', { eager: true });
const times = import.meta.glob<typeof englishTimes>('/languages/*/words/times.ts', { eager: true });

/** Files that have a translation: a growing language may lack it. */
const has = <Module extends object>(files: Record<string, Module>, name: keyof Module) =>
  Object.entries(files).filter(
    ([file, module]) => languageOfFile(file).isComplete || typeof module[name] === 'function',
  );

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

describe.each(has(dates, 'day'))('%s', (file, { day }) => {
  const figures = (text: string) => figuresIn(text, languageOfFile(file));

  it.each([Date.UTC(2024, 1, 29), Date.UTC(2025, 11, 31, 23, 59), Date.UTC(2026, 0, 1)])(
    'has the figures of the English day of %i',
    (time) => expect(figures(day(time))).toEqual(figures(english.day(time))),
  );
});

describe.each(has(times, 'clock'))('%s', (file, { clock, localDay }) => {
  const figures = (text: string) => figuresIn(text, languageOfFile(file));

  it.each(HOURS)('says a time after %i:00 as English does', (hour) => {
    const time = new Date(2026, 2, 3, hour, 59).getTime();
    expect(figures(clock(time))).toEqual(figures(englishTimes.clock(time)));
    expect(figures(localDay(time))).toEqual(figures(englishTimes.localDay(time)));
  });
});
