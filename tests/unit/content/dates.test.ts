import { describe, expect, it } from 'vitest';
import { quarterMonth } from '#languages/hi/features/investor/words.tsx';
import { day } from '#languages/hi/words/dates.ts';
import { clock, localDay } from '#languages/hi/words/times.ts';
import { day as englishDay } from '#words/dates.ts';
import { clock as englishClock, localDay as englishLocalDay } from '#words/times.ts';

const at = (hours: number, minutes: number) => new Date(2026, 2, 3, hours, minutes).getTime();

describe('days in Hindi', () => {
  it('have the months of docs/hindi.md, unshortened', () => {
    const months = Array.from({ length: 12 }, (_, month) => day(Date.UTC(2025, month, 1)));
    expect(months).toEqual([
      '1 जनवरी 2025',
      '1 फ़रवरी 2025',
      '1 मार्च 2025',
      '1 अप्रैल 2025',
      '1 मई 2025',
      '1 जून 2025',
      '1 जुलाई 2025',
      '1 अगस्त 2025',
      '1 सितंबर 2025',
      '1 अक्टूबर 2025',
      '1 नवंबर 2025',
      '1 दिसंबर 2025',
    ]);
  });

  it('are those of UTC where the English ones are', () => {
    for (const time of [Date.UTC(2024, 1, 29), Date.UTC(2025, 11, 31, 23, 59)])
      expect(day(time).split(' ')[0]).toBe(englishDay(time).split(' ')[0]);
  });

  it('are the visitor’s where the English ones are', () => {
    for (const time of [at(0, 0), at(23, 59)]) {
      expect(localDay(time)).toBe('3 मार्च 2026');
      expect(englishLocalDay(time)).toBe('3 Mar 2026');
    }
  });

  it('are short at the foot of a chart', () =>
    expect(quarterMonth(Date.parse('2024-09-30'))).toBe('सितंबर ’24'));
});

describe('times of the day in Hindi', () => {
  it.each([
    [0, 0, 'रात 12:00'],
    [3, 59, 'रात 3:59'],
    [4, 0, 'सुबह 4:00'],
    [10, 42, 'सुबह 10:42'],
    [12, 5, 'दोपहर 12:05'],
    [14, 15, 'दोपहर 2:15'],
    [15, 59, 'दोपहर 3:59'],
    [16, 0, 'शाम 4:00'],
    [18, 30, 'शाम 6:30'],
    [19, 59, 'शाम 7:59'],
    [20, 0, 'रात 8:00'],
    [23, 5, 'रात 11:05'],
  ])('%i:%i is said as %s', (hours, minutes, said) => expect(clock(at(hours, minutes))).toBe(said));

  it('are English ones in English', () => expect(englishClock(at(10, 42))).toBe('10:42 am'));
});
