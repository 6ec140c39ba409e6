import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('/copy/{*,tariff/*,pages/**/*}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A figure and its unit in the plural, whatever the figure will be: `${withinDays} days`. A span is never one. */
const BY_HAND = /\$\{(?!spanOf)[^{}]+\} (?:working )?(?:minutes|hours|days|months|years)\b(?!’)/g;

/** What chooses between one and more. */
const CHOICE = /plural\([^`]*`[^`]*`/g;

const found = (source: string) => source.replace(CHOICE, '').match(BY_HAND) ?? [];

it.each(Object.entries(SOURCES))('%s can say one of each', (_, source) => {
  expect(found(source)).toEqual([]);
});

it.each([
  ['within @{rule.days} days', 1],
  ['within @{rule.days} working days', 1],
  ['in @{spanOf(days.refund)} working days', 0],
  ["plural(count, '1 day', `@{count} days`)", 0],
  ['@{daysOf(rule.days)} after it', 0],
])('looks for what is by hand: %s', (source, count) => {
  expect(found(source.replaceAll('@', '$'))).toHaveLength(count);
});
