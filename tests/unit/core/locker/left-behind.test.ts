import { expect, test } from 'vitest';
import { type Memory, missed, withRemoval } from '#core/locker/lost-documents.ts';

const NOTED_AT = 1_767_600_000_000;
const MINUTE_MS = 60_000;
const before: Memory = { documents: [{ id: 'rent' }], kept: 1, gone: [], unnamed: 0 };
const found = (...ids: string[]) => ({
  documents: ids.map((id) => ({ id })),
  present: new Set(ids),
});

/** Somebody signs out, whose tab is frozen before the disk hears of it; another tab looks, and looks again. */
function lookTwice(secondAt: number): Memory {
  const leaving = withRemoval(before, undefined, NOTED_AT);
  const at = (now: number) => ({ now, isReopened: true });
  const uploaded = missed(leaving, found('rent', 'slip'), at(NOTED_AT + 1_000));
  return missed(uploaded, found(), at(secondAt));
}

test('what was added while all was being left behind goes with it, and was not lost', () => {
  expect(lookTwice(NOTED_AT + MINUTE_MS - 1)).toMatchObject({ gone: [], unnamed: 0 });
});

test('a note of that is believed for a minute', () => {
  expect(lookTwice(NOTED_AT + MINUTE_MS).gone).toEqual([{ id: 'slip' }]);
});
