import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldFaults } from './request/field-faults.ts';
import { queryOf, repeatedIn } from './request/query.ts';

const schema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z]+$/, 'must be small letters'),
    v.maxLength(5, 'must be short'),
  ),
  size: v.optional(v.picklist(['S', 'M'], 'must be a size')),
  age: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(9))),
  tags: v.optional(v.pipe(v.array(v.string()), v.maxLength(2))),
  inner: v.optional(v.strictObject({ 'a/b~c': v.optional(v.string()) })),
  kind: v.optional(
    v.variant('type', [
      v.strictObject({ type: v.literal('upi'), flow: v.string() }),
      v.strictObject({ type: v.literal('card') }),
    ]),
  ),
});

const told = (value: unknown) =>
  fieldFaults(schema, value).map(({ pointer, code, detail }) => `${pointer} ${code}: ${detail}`);

it.each<[unknown, string[]]>([
  [{ name: 'a' }, []],
  [{}, ['/name missing: name is missing.']],
  [{ name: 1 }, ['/name invalid: name must be a text.']],
  [{ name: 'A' }, ['/name invalid: name must be small letters.']],
  // The first rule that it breaks.
  [{ name: 'ABCDEF' }, ['/name invalid: name must be small letters.']],
  [{ name: 'a', size: 'XL' }, ['/size invalid: size must be a size.']],
  [{ name: 'a', age: 0 }, ['/age invalid: age must be at least 1.']],
  [{ name: 'a', age: 10 }, ['/age invalid: age must be at most 9.']],
  [{ name: 'a', age: true }, ['/age invalid: age must be as documented.']],
  [{ name: 'a', tags: 'b' }, ['/tags invalid: tags must be a list.']],
  [{ name: 'a', tags: ['b', 'c', 'd'] }, ['/tags invalid: tags must have at most 2 items.']],
  [{ name: 'a', tags: ['b', 7] }, ['/tags/1 invalid: 1 must be a text.']],
  [{ name: 'a', inner: 'b' }, ['/inner invalid: inner must be an object.']],
  [{ name: 'a', kind: 'b' }, ['/kind invalid: kind must be an object.']],
  [{ name: 'a', kind: { type: 'x' } }, ['/kind/type invalid: type must be upi | card.']],
  [{ name: 'a', kind: { type: 'upi' } }, ['/kind/flow missing: flow is missing.']],
  ['text', [' invalid: The body must be an object.']],
])('of %j it tells %j', (value, faults) => expect(told(value)).toEqual(faults));

// RFC 6901, 3: ~ is written ~0, and / is written ~1.
it('tells a field by its JSON Pointer, each once, and all that are unknown', () => {
  expect(told({ name: 'a', inner: { 'a/b~c': 1, 'd~/': 2, e: 3 }, f: 4 }).sort()).toEqual([
    '/f unknown: f is unknown.',
    '/inner/a~1b~0c invalid: a/b~c must be a text.',
    '/inner/d~0~1 unknown: d~/ is unknown.',
    '/inner/e unknown: e is unknown.',
  ]);
});

it('tells twenty unknown fields of a body that has many', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`n${at}`, 1]));
  expect(told({ name: 'a', ...many })).toHaveLength(20);
});

const query = {
  query: v.strictObject({
    ...{ lat: v.number(), limit: v.optional(v.number()) },
    reference: v.optional(v.string()),
  }),
};
const read = (search: string) => queryOf(query as never, search);

// RFC 8259, 6: no leading zeros, no plus, no empty fraction.
it.each([
  ['12.971601', 12.971601],
  ['-77.5', -77.5],
  ['0', 0],
  ['-0.5', -0.5],
  ['123456789', 123_456_789],
  ['1234567890', '1234567890'],
  ['1.1234567', '1.1234567'],
  ['01', '01'],
  ['1.', '1.'],
  ['.5', '.5'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['5a', '5a'],
  ['a5', 'a5'],
  ['', ''],
])('a number in an address, %s, is read as %j', (text, value) => {
  expect(read(`lat=${text}&limit=${text}`)).toEqual({ lat: value, limit: value });
});

it('a text in an address is read as one, and a space for the plus of a time zone as a plus', () => {
  expect(read('a=1&toString=2&reference=3')).toEqual({ a: '1', toString: '2', reference: '3' });
  const time = '2026-01-15T10:30:00';
  expect(read(`from=${time}+05:30`).from).toBe(`${time}+05:30`);
  for (const text of [`x${time} 05:30`, `${time} 05:30x`, `${time} 5:30`, 'a b'])
    expect(read(new URLSearchParams({ from: text }).toString()).from).toBe(text);
});

it('names what an address gives more than once, each once', () => {
  expect(repeatedIn('a=1&b=2')).toEqual([]);
  expect(repeatedIn('a=1&b=2&a=3&a=4&c=5&c=6').map(({ pointer }) => pointer)).toEqual(['/a', '/c']);
});
