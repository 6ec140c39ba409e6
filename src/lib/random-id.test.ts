import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { randomId } from '#lib/random-id.ts';

const SRC = path.resolve(import.meta.dirname, '..');

it('makes UUIDs of version 4, each another one', () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  // RFC 9562, 4 and 5.4.
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (const id of ids) expect(id).toMatch(form);
  expect(new Set(ids).size).toBe(ids.length);
  const variants = new Set(ids.map((id) => id[19]));
  expect([...variants].sort()).toEqual(['8', '9', 'a', 'b']);
});

it('is what everything in `src` makes ids with, since plain http pages have no `randomUUID`', () => {
  const others = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|random-id\.ts$/.test(file))
    .filter((file) => readFileSync(path.join(SRC, file), 'utf8').includes('randomUUID'));
  expect(others).toEqual([]);
});
