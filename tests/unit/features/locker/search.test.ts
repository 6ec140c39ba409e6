import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTitle } from '../../../../src/core/locker/as-shown.ts';
import type { LockerDocument } from '../../../../src/core/locker/document.ts';
import { SAMPLES, sampleDocument } from '../../../../src/core/locker/samples.ts';
import { search, searchable } from '../../../../src/features/locker/list/search.ts';

const documents = SAMPLES.map((sample, i) => sampleDocument(sample, i, `id-${i}`, 0));
const all = documents.map(searchable);
const titles = (query: string) => search(all, query).map((one) => shownTitle(one));

describe('search', () => {
  it('looks for a part of title, type or issuer, in any letter case', () => {
    expect(titles('aadhaar')).toEqual(['Aadhaar Card']);
    expect(titles('LICENSE')).toEqual(['Driving Licence']);
    expect(titles('cbse')).toEqual(['Class XII Marksheet']);
    expect(titles('d')).toHaveLength(3);
    expect(titles('2019')).toEqual([]);
  });

  it('finds all in their order for an empty query', () => {
    expect(search(all, '')).toEqual(documents);
  });

  it('does not find a query across the end of one field and the beginning of the next', () => {
    expect(titles('card identity')).toEqual([]);
    expect(titles('cardidentity')).toEqual([]);
  });

  it('takes a query as letters, whatever they are', () => {
    for (const query of ['.*', '[', '\\', '(', '<b>', '\u202e', '\ud800', '🎉'])
      expect(titles(query)).toEqual([]);
  });

  it('agrees with a plain comparison of each field', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((s) => !s.includes('\n'));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 20 }), text, (pairs, query) => {
        const many = pairs.map(
          ([title, issuedBy]) => ({ ...documents[0], title, issuedBy }) as LockerDocument,
        );
        const has = (field = '') => field.toLowerCase().includes(query.toLowerCase());
        const expected = many.filter((d) => has(d.title) || has(d.type) || has(d.issuedBy));
        expect(search(many.map(searchable), query)).toEqual(expected);
      }),
    );
  });
});
