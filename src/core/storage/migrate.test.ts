import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { migrate, migrateRecord, type Versions } from '#core/storage/migrate.ts';

const steps: Versions = {
  version: 3,
  migrations: {
    1: (stored) => `${stored} to 2`,
    2: (stored) => `${stored} to 3`,
  },
};
const read = (stored: unknown, from: unknown, versions: Versions = steps) =>
  migrate(stored, from, versions, (current) => ({ current }));

describe('migrate', () => {
  it('goes through every version in order, from whichever one it is', () => {
    expect(read('1', 1)).toEqual({ current: '1 to 2 to 3' });
    expect(read('2', 2)).toEqual({ current: '2 to 3' });
    expect(read('3', 3)).toEqual({ current: '3' });
  });

  it('reports a later version as newer, and does not read it', () => {
    const parse = vi.fn();
    for (const from of [4, 3.5, Number.POSITIVE_INFINITY])
      expect(migrate({}, from, steps, parse)).toBe('newer');
    expect(parse).not.toHaveBeenCalled();
  });

  it('reports a record without a valid version as unreadable', () => {
    for (const from of [undefined, null, '3', 0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])
      expect(read('x', from), String(from)).toBe('unreadable');
  });

  it('reports a record as unreadable if a migration is missing or throws, or the check fails', () => {
    const fail = () => {
      throw new Error('not foreseen');
    };
    expect(read('x', 1, { version: 3, migrations: { 1: String } })).toBe('unreadable');
    expect(read('x', 1, { version: 2, migrations: { 1: fail } })).toBe('unreadable');
    expect(migrate('x', 3, steps, () => undefined)).toBe('unreadable');
    expect(migrate('x', 3, steps, fail)).toBe('unreadable');
  });

  it('never throws, with anything stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (stored, from) => {
        read(stored, from);
        migrateRecord(stored, { field: 'v', ...steps }, (record) => record);
      }),
    );
  });
});

describe('migrateRecord', () => {
  const versions = { field: 'v', version: 2, migrations: { 1: (old: unknown) => old } };

  it('raises the record’s version itself, and does not change its input', () => {
    const stored = Object.freeze({ v: 1, title: 'Licence' });
    expect(migrateRecord(stored, versions, (record) => record)).toEqual({ v: 2, title: 'Licence' });
    expect(stored.v).toBe(1);
  });

  it('rejects a migration that returns something other than a record', () => {
    for (const left of [undefined, null, 7, 'text']) {
      const migrations = { 1: () => left };
      const parse = (record: object) => record;
      expect(migrateRecord({ v: 1 }, { ...versions, migrations }, parse)).toBe('unreadable');
    }
  });
});
