import { expect, test } from 'vitest';
import {
  type Circumstances,
  doubtOf,
  LEAST_TIME_MS,
  RATE_MESSAGES,
  RATE_WINDOW_MS,
} from '#core/outbox/doubt.ts';

const NOW = Date.UTC(2026, 10, 22);

const honest: Circumstances = {
  honeypot: '',
  openForMs: LEAST_TIME_MS,
  isRestored: false,
  writtenAt: [],
  now: NOW,
};

const minutesAgo = (...minutes: number[]) => minutes.map((each) => NOW - each * 60_000);

test('a message written at normal speed is sent without a question', () => {
  expect(doubtOf(honest)).toBeUndefined();
});

test('asks about any text in the hidden field, but not about spaces', () => {
  expect(doubtOf({ ...honest, honeypot: 'https://casino.example' })).toBe('hidden');
  expect(doubtOf({ ...honest, honeypot: ' \n' })).toBeUndefined();
});

test('asks about a fourth message written impossibly fast, unless it was written before', () => {
  const quick = { ...honest, openForMs: LEAST_TIME_MS - 1, writtenAt: minutesAgo(1, 2, 3) };
  expect(doubtOf(quick)).toBe('quick');
  expect(doubtOf({ ...quick, openForMs: LEAST_TIME_MS })).toBeUndefined();
  expect(doubtOf({ ...quick, writtenAt: minutesAgo(1, 2, 11) })).toBeUndefined();
  expect(doubtOf({ ...quick, isRestored: true })).toBeUndefined();
});

test('asks about the next message within the window after the most that an honest visitor writes', () => {
  const many = Array.from({ length: RATE_MESSAGES }, (_, i) => NOW - i * 1_000);
  expect(doubtOf({ ...honest, writtenAt: many.slice(1) })).toBeUndefined();
  expect(doubtOf({ ...honest, writtenAt: many })).toBe('many');
  expect(doubtOf({ ...honest, writtenAt: many, now: NOW + RATE_WINDOW_MS })).toBeUndefined();
});

test('the window slides', () => {
  const writtenAt = minutesAgo(...Array(RATE_MESSAGES - 1).fill(1), 9);
  expect(doubtOf({ ...honest, writtenAt })).toBe('many');
  expect(doubtOf({ ...honest, writtenAt, now: NOW + 2 * 60_000 })).toBeUndefined();
});

test('setting the clock back a little hides nothing; far back, it causes no questions for days', () => {
  const writtenAt = minutesAgo(...Array(RATE_MESSAGES).fill(0));
  expect(doubtOf({ ...honest, writtenAt, now: NOW - 5 * 60_000 })).toBe('many');
  expect(doubtOf({ ...honest, writtenAt, now: NOW - RATE_WINDOW_MS })).toBeUndefined();
});
