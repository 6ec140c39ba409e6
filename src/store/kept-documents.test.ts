import { beforeEach, expect, it, vi } from 'vitest';
import type { LockerContents } from '#core/locker/read.ts';

const KEY = 'kolam-kept-documents';
const CONTENTS = {
  documents: [
    { id: 'sample', title: '', addedAt: 0 },
    { id: 'rent', title: 'Rent', addedAt: 1, file: {} },
  ],
  waiting: [{ id: 'slip', title: 'Slip', addedAt: 2, file: {} }],
  tray: [{ id: 'photo', name: 'Photo', arrivedAt: 3 }],
  unread: ['x'],
  present: new Set(['sample', 'rent', 'slip', 'photo', 'x']),
} as unknown as LockerContents;
const LISTED = [
  { id: 'rent', title: 'Rent', addedAt: 1 },
  { id: 'slip', title: 'Slip', addedAt: 2 },
  { id: 'photo', title: 'Photo', addedAt: 3 },
  { id: 'x' },
];

// Both are of one load: a removal is told to those who listen in the same page.
let tellRemoving: typeof import('#core/locker/removals.ts').tellRemoving;
let countKept: typeof import('#store/kept-documents.ts').countKept;
let remembered: typeof import('#store/kept-documents.ts').remembered;

let memory: Map<string, string>;
beforeEach(async () => {
  memory = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
  vi.resetModules();
  ({ tellRemoving } = await import('#core/locker/removals.ts'));
  ({ countKept, remembered } = await import('#store/kept-documents.ts'));
  countKept(remembered(), CONTENTS, false);
});

const stored = () => JSON.parse(memory.get(KEY) ?? 'null');

it('what a visitor has brought is remembered, wherever it lies; samples are not', () => {
  expect(stored()).toMatchObject({ kept: 4, lost: 0, documents: LISTED, gone: [] });
});

it('a look during which another page has looked counts for nothing', () => {
  const before = remembered();
  countKept(remembered(), CONTENTS, false);
  expect(countKept(before, CONTENTS, false)).toBeUndefined();
  expect(countKept(remembered(), CONTENTS, false)).toEqual({ lost: 0, lostDocuments: [] });
});

it('one that is removed takes no other one along', () => {
  const ended = tellRemoving(['rent']);
  ended?.(true);
  expect(stored().documents).toEqual([
    ...LISTED.slice(1),
    { id: 'rent', goingAt: expect.any(Number) },
  ]);
});

it('nothing is remembered where all is gone, and all of it where it stays', () => {
  tellRemoving()?.(false);
  expect(stored().documents).toEqual(LISTED);
  tellRemoving()?.(true);
  expect(stored()).toMatchObject({ kept: 0, lost: 0, documents: [], gone: [] });
});
