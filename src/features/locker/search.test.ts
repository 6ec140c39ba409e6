import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { SAMPLES, sampleDocument } from '#core/locker/samples.ts';
import { search, searchable } from '#features/locker/list/search.ts';

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

  it('finds all for a blank query, and ignores extra spaces', () => {
    expect(search(all, '   ')).toEqual(documents);
    expect(titles('driving ')).toEqual(['Driving Licence']);
    expect(titles('  Driving   Licence ')).toEqual(['Driving Licence']);
  });

  it.each([
    ['both spellings of licence', 'Shop licence.pdf', ['shop license', 'LICENSE', 'licence ']],
    ['both spellings of license', 'Trade License', ['licence', 'trade  licence', 'licens']],
    ['all spellings of Aadhaar', 'Aadhaar of Asha', ['aadhar', 'adhar of', 'AADHAAR', 'aadha']],
    ['decomposed letters', 'Résumé', ['Re\u0301sume\u0301', 'resume', 'RÉSUMÉ']],
    ['composed letters', 'Re\u0301sume\u0301', ['r\u00e9sum\u00e9']],
    [
      'a nukta as one letter, as two and left out',
      '\u092b\u093c\u094b\u091f\u094b',
      ['\u095e\u094b', '\u092b\u094b\u091f\u094b'],
    ],
    ['full width and other digits', 'Rent 2026', ['２０２６', '२०२६', 'ｒｅｎｔ']],
    [
      'what files have for spaces',
      'rent_agreement-2026.pdf',
      ['rent agreement', 'agreement 2026', 'rent_ag', '2026.pdf'],
    ],
    [
      'what dictation and quotes add',
      'Shop rent bill',
      ['Shop rent.', '“shop rent”', 'Rent, bill?'],
    ],
    ['one word that is said as two', 'Marksheet of Asha', ['mark sheet', 'Mark Sheet.']],
    ['spaces in a title', 'Shop  rent\u00a0bill', ['shop rent bill']],
  ])('finds %s', (_, title, queries) => {
    const own = [searchable({ ...documents[0], title } as LockerDocument)];
    for (const query of queries) expect(search(own, query), query).toHaveLength(1);
  });

  it('does not find a query across the end of one field and the beginning of the next', () => {
    expect(titles('card identity')).toEqual([]);
    expect(titles('cardidentity')).toEqual([]);
  });

  it('treats every character of a query as text', () => {
    for (const query of ['.*', '[', '\\', '(', '<b>', '\u202e', '\ud800', '🎉'])
      expect(titles(query)).toEqual([]);
  });

  it('finds every substring of title, type and issuer, in any letter case', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'aAdhrlicenseİßéе\u0301 \u00a0१1ﬁ\u093c\u092b\u200d-'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, fc.nat(12), fc.nat(12), (title, issuedBy, from, length) => {
        const document = { ...documents[0], title, issuedBy } as LockerDocument;
        for (const field of [title, issuedBy, document.type]) {
          const query = field.slice(from, from + length);
          for (const typed of [query, query.toLowerCase()])
            expect(search([searchable(document)], typed), typed).toEqual([document]);
        }
      }),
    );
    const license = { ...documents[0], title: 'Shop license' } as LockerDocument;
    for (const query of ['license', 'ense', 'p l', 'se', ' li'])
      expect(search([searchable(license)], query), query).toHaveLength(1);
  });

  it('agrees with a plain comparison of each field', () => {
    // Letters that have one spelling each, with spaces and other gaps between them.
    const text = fc
      .array(
        fc.string({ unit: fc.constantFrom(...'bcdfgBCDFG.-(1'), minLength: 1, maxLength: 6 }),
        {
          maxLength: 3,
        },
      )
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 20 }), text, (pairs, query) => {
        const many = pairs.map(
          ([title, issuedBy]) => ({ ...documents[0], title, issuedBy }) as LockerDocument,
        );
        const plainly = (field: string) =>
          field
            .toLowerCase()
            .split(/[ .-]+/)
            .filter(Boolean)
            .join(' ');
        const has = (field = '') => plainly(field).includes(plainly(query));
        const expected = many.filter((d) => has(d.title) || has(d.type) || has(d.issuedBy));
        expect(search(many.map(searchable), query)).toEqual(expected);
      }),
    );
  });
});
