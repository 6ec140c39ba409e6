import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { randomId } from '#lib/random-id.ts';

const SRC = path.resolve(import.meta.dirname, '../../../src');

it('makes a UUID of version 4 with `randomUUID` and without', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(randomId()).toMatch(form);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  expect(randomId()).toMatch(form);
  expect(randomId()).not.toBe(randomId());
  vi.unstubAllGlobals();
});

it('is what everything in `src` makes ids with, since plain http pages have no `randomUUID`', () => {
  const others = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('random-id.ts'))
    .filter((file) => readFileSync(path.join(SRC, file), 'utf8').includes('randomUUID'));
  expect(others).toEqual([]);
});
