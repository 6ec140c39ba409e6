import { expect, it } from 'vitest';
import { parseDocument } from '#core/locker/document.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { fixture } from '#tests/unit/core/storage/fixtures.ts';

const { documents: older = [] } = fixture('locker-before');
const { documents: written = [] } = fixture('locker-after');

/** The newNumber of a document as the site reads it. */
function read(stored: unknown) {
  const document = parseDocument(stored);
  if (typeof document === 'string') throw new Error(`It is ${document}.`);
  const { newNumber } = { ...document } as Record<string, unknown>;
  return newNumber;
}

it.each(older)('document %s of version 9000 is read', (_, document) => {
  expect(read(document)).toBe(40_404);
});

it.each(written)('document %s of version 9001 is read as it was written', (_, document) => {
  const { version: v } = RECORDS.document;
  expect(parseDocument(document)).toMatchObject({ ...(document as object), v });
});

it.each(['12', -1, null])(
  'a newNumber that is %j is quarantined, and one of before left out',
  (newNumber) => {
    expect(parseDocument({ ...(written[0]?.[1] as object), newNumber })).toBe('unreadable');
    expect(read({ ...(older[0]?.[1] as object), newNumber })).toBe(40_404);
  },
);

it('a newNumber that a restore brought in is kept', () => {
  const newNumber = 3;
  expect(read({ ...(older[0]?.[1] as object), newNumber })).toBe(newNumber);
});
