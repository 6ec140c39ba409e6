import { describe, expect, it } from 'vitest';
import {
  type Memory,
  markOf,
  missed,
  withoutNames,
  withRemoval,
  withStaying,
} from '#core/locker/lost-documents.ts';

const RENT = { id: 'rent', title: 'Rent', addedAt: 1 };
const TAX = { id: 'tax', title: 'Tax', addedAt: 2 };
const OLD = { id: 'old', title: 'Old', addedAt: 0 };
const MEMORY: Memory = { documents: [RENT, TAX], kept: 2, gone: [OLD], unnamed: 1 };
/** What an older build has counted. */
const COUNTED: Memory = { documents: undefined, kept: 2, gone: [], unnamed: 0 };

const found = (...ids: string[]) => ({
  documents: ids.map((id) => ({ id })),
  present: new Set(ids),
});
const idsGone = ({ gone }: Memory) => gone.map(({ id }) => id);

describe('who signs out', () => {
  const left = withRemoval(MEMORY, undefined, 7);

  it('leaves no list of what was lost, once nothing of it is there', () => {
    expect(missed(left, found(), true)).toEqual({ documents: [], kept: 0, gone: [], unnamed: 0 });
    expect(missed(left, found('new'), true)).toMatchObject({ gone: [], unnamed: 0 });
  });

  it('has not, if one of those that were there then is there', () => {
    const seen = missed(left, found('rent'), true);
    expect([idsGone(seen), seen.unnamed, seen.documents]).toEqual([['old'], 1, [{ id: 'rent' }]]);
  });

  it('has not, if one is there that was being removed before', () => {
    const both = withRemoval(withRemoval(MEMORY, ['rent'], 5), undefined, 7);
    expect(idsGone(missed(both, found('rent'), true))).toEqual(['old']);
  });

  it('has not, if one of those is removed after it', () => {
    const both = withRemoval(withRemoval(MEMORY, undefined, 5), ['rent'], 7);
    expect(idsGone(missed(both, found('rent'), true))).toEqual(['old']);
    expect(idsGone(missed(both, found(), true))).toEqual(['old']);
    const other = withRemoval(withRemoval(MEMORY, undefined, 5), ['new'], 7);
    expect(idsGone(missed(other, found(), true))).toEqual([]);
  });

  it('has, though one that came afterwards is being removed, once or again', () => {
    const left5 = withRemoval(MEMORY, undefined, 5);
    const once = withRemoval(left5, ['new'], 7);
    expect(idsGone(missed(once, found('new'), true))).toEqual([]);
    expect(idsGone(missed(withRemoval(once, ['new'], 9), found(), true))).toEqual([]);
  });

  it('leaves no name meanwhile', () => {
    expect(JSON.stringify(left)).not.toMatch(/Rent|Tax|Old/);
  });
});

describe('who removes some', () => {
  it('misses none of them, and each other one', () => {
    expect(idsGone(missed(withRemoval(MEMORY, ['rent'], 7), found(), true))).toEqual([
      'old',
      'tax',
    ]);
  });

  it('keeps the list of what was lost, without those', () => {
    expect(withRemoval(MEMORY, ['rent'], 7).gone).toEqual([OLD]);
    expect(withRemoval(MEMORY, ['old'], 7).gone).toEqual([]);
  });

  it('misses it not, where another removal of it was refused and heard of that later', () => {
    const twice = withRemoval(withRemoval(MEMORY, ['rent'], 5), ['rent'], 7);
    const heard = withStaying(twice, MEMORY, 5);
    expect(idsGone(missed(heard, found('tax'), true))).toEqual(['old']);
  });

  it('has a mark that no other removal has, in the same moment or after a clock was set back', () => {
    const once = withRemoval(MEMORY, ['rent'], markOf(MEMORY, 5));
    expect([markOf(MEMORY, 5), markOf(once, 5), markOf(once, 1), markOf(once, 9)]).toEqual([
      5, 6, 6, 9,
    ]);
    expect(markOf(COUNTED, 5)).toBe(5);
  });

  it('notes those that no page has seen', () => {
    expect(withRemoval(COUNTED, ['new'], 7).documents).toEqual([{ id: 'new', goingAt: 7 }]);
  });
});

describe('what stays after all', () => {
  it('is remembered as before, with names, in its list', () => {
    for (const ids of [['rent', 'new'], undefined]) {
      const stays = withStaying(withRemoval(MEMORY, ids, 7), MEMORY, 7);
      expect(stays).toEqual({ ...MEMORY, documents: expect.arrayContaining([RENT, TAX]) });
      expect(stays.documents).toHaveLength(2);
    }
  });

  it('leaves a removal of another moment alone, and what was lost since', () => {
    const since = { ...MEMORY, documents: [{ id: 'rent', goingAt: 9 }], gone: [OLD, TAX] };
    expect(withStaying(since, MEMORY, 7)).toEqual(since);
  });

  it('leaves alone what a page has seen since an older build has counted', () => {
    expect(withStaying(MEMORY, COUNTED, 7)).toEqual(MEMORY);
    expect(withStaying({ ...MEMORY, documents: [] }, COUNTED, 7).documents).toEqual([]);
  });

  it('is counted as before where an older build has counted', () => {
    expect(withStaying(withRemoval(COUNTED, ['rent'], 7), COUNTED, 7)).toEqual(COUNTED);
    expect(withStaying(COUNTED, MEMORY, 7).documents).toBeUndefined();
    // It has counted again since.
    expect(withStaying(COUNTED, COUNTED, 7)).toEqual(COUNTED);
  });

  it('is no number again where a page has looked, before or since', () => {
    const none: Memory = { ...COUNTED, documents: [] };
    expect(withStaying(withRemoval(none, undefined, 7), none, 7)).toEqual(none);
    const { documents = [], ...rest } = withRemoval(COUNTED, undefined, 7);
    const seen = { ...rest, documents: [...documents, TAX] };
    expect(withStaying(seen, COUNTED, 7).documents).toEqual([TAX]);
  });
});

describe('where only an older build has looked', () => {
  it('what it counted is lost if nothing is there', () => {
    expect(missed(COUNTED, found(), true)).toEqual({
      documents: [],
      kept: 0,
      gone: [],
      unnamed: 2,
    });
  });

  it('nothing is lost that nobody can tell', () => {
    expect(missed(COUNTED, found('rent'), true)).toMatchObject({ gone: [], unnamed: 0 });
    expect(missed(COUNTED, found(), false)).toMatchObject({ gone: [], unnamed: 0 });
  });

  it('there is no name to forget', () => {
    expect(withoutNames(COUNTED)).toEqual(COUNTED);
  });
});
