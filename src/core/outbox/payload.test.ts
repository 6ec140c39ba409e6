import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { digested, FIELDS, type Payload } from '#core/outbox/payload.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FIXTURES = path.join(ROOT, 'tests/fixtures');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Stored {
  hash: string;
  payload: Payload;
}

/** Every message with its text in a fixture, at any depth. */
const storedIn = (value: unknown): Stored[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { hash, payload } = value as Partial<Stored>;
  if (hash && payload?.message) return [{ hash, payload }];
  return Object.values(value).flatMap(storedIn);
};

/** What builds of earlier commits left on real disks, and the outbox of version 2. */
const written = ['disks', '.']
  .flatMap((folder) =>
    readdirSync(path.join(FIXTURES, folder)).map((name) => path.join(folder, name)),
  )
  .filter((file) => /(?:^disks\/|^outbox-v2).*\.json$/.test(file))
  .flatMap((file) =>
    storedIn(JSON.parse(readFileSync(path.join(FIXTURES, file), 'utf8'))).map((stored) => ({
      file,
      ...stored,
    })),
  );

describe('the digest of a text', () => {
  it.each(written)('is the one that $file has of “$payload.message”', ({ hash, payload }) => {
    expect(sha256(digested(payload))).toBe(hash);
  });

  it('was compared with those of ten builds', () => {
    expect(new Set(written.map(({ file }) => file)).size).toBeGreaterThanOrEqual(10);
  });

  const TEXT: Payload = { from_name: 'Asha', from_email: 'asha@shop.example', message: 'Hello' };
  const withMore = (more: Record<string, string>) => digested({ ...TEXT, ...more });

  it('changes with each later field that has something in it', () => {
    const digests = [
      withMore({}),
      withMore({ shop_name: 'A' }),
      withMore({ shop_name: 'B' }),
      withMore({ town: 'A' }),
      withMore({ shop_name: 'A', town: 'B' }),
      withMore({ shop_name: 'B', town: 'A' }),
      withMore({ shop_name: 'A,town,B' }),
      digested({ ...TEXT, message: 'Hello,shop_name,A' }),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('is that of before where a later field is empty, and knows no order of them', () => {
    expect(withMore({ shop_name: '' })).toBe(withMore({}));
    expect(withMore({ town: 'B', shop_name: 'A' })).toBe(withMore({ shop_name: 'A', town: 'B' }));
  });
});

it('docs/email.md names each variable of the template', () => {
  const [, named = ''] =
    /variables are ([^.]+)\./.exec(readFileSync(path.join(ROOT, 'docs/email.md'), 'utf8')) ?? [];
  const variables = [...named.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(variables.toSorted()).toEqual(
    [...FIELDS, 'message_id', 'attempt', 'queued_at'].toSorted(),
  );
});
