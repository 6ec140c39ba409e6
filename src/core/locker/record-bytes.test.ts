import { describe, expect, it } from 'vitest';
import { recordFromBytes, recordToBytes } from '#core/locker/seal/record-bytes.ts';

const through = (record: unknown) => recordFromBytes(recordToBytes(record).buffer);

const bytes = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
const circle: Record<string, unknown> = { v: 9 };
circle.self = circle;
const shared = { one: 1 };

/** What a browser's own structured clone keeps, and a record of a newer version may hold. */
const RECORDS: readonly [string, unknown][] = [
  ['a day', { v: 9, on: new Date('2026-11-26'), never: new Date(Number.NaN) }],
  [
    'bytes',
    {
      v: 9,
      head: bytes,
      words: new Uint16Array(bytes.buffer),
      clamped: new Uint8ClampedArray([1]),
    },
  ],
  [
    'part of a buffer',
    { v: 9, part: bytes.subarray(2, 5), view: new DataView(bytes.buffer, 1, 3) },
  ],
  ...[
    Int8Array,
    Uint8Array,
    Int16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigUint64Array,
  ].map((View): [string, unknown] => [View.name, [1, new View(bytes.buffer), bytes]]),
  ['two buffers', [bytes.buffer, new Uint8Array([9, 10]).buffer, new ArrayBuffer(0)]],
  ['a thing after a buffer twice', [bytes.buffer, shared, /x/, new Set(), new Map(), shared]],
  ['64 bits', { v: 9, big: new BigInt64Array([-7n]), bytes: 12_345_678_901_234_567_890n }],
  [
    'collections',
    { v: 9, tags: new Set(['tax', shared]), of: new Map([[{ key: 1 }, new Set([new Map()])]]) },
  ],
  [
    'numbers that JSON has not',
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0],
  ],
  ['nothing', [undefined, null, [], {}, '']],
  ['a pattern', { v: 9, pattern: /^a\/b$/giu }],
  ['itself', circle],
  ['one thing twice', { first: shared, second: shared, list: [shared] }],
  ['fields of our own names', { '\0type': ['Date', 1], '\0buffer': [0, 4], deep: { '\0type': 7 } }],
  ['a field of the name of a type', { v: 9, deep: { '\0type': ['Date', 1] } }],
  ['a field of the name of a buffer', { v: 9, deep: { '\0buffer': [0, 4] } }],
  ['a field called __proto__', JSON.parse('{"__proto__":{"a":1},"v":9}')],
  ['a buffer in a set', new Set([bytes.buffer])],
  ['text', 'plain'],
];

describe('a record through the seal', () => {
  it.each(RECORDS)('with %s comes out as a structured clone of it', (_, record) => {
    expect(through(record)).toStrictEqual(structuredClone(record));
  });

  it('keeps shared references shared', () => {
    const twice = { first: shared, second: shared, list: [shared] };
    const { first, second, list } = through(twice) as Record<string, unknown[]>;
    expect(second).toBe(first);
    expect(list?.[0]).toBe(first);
    const itself = through(circle) as typeof circle;
    expect(itself.self).toBe(itself);
  });

  it('has the form that older versions of the site write and read', () => {
    // Written by hand, as they do: the length of the JSON, the JSON with places of buffers, the buffers.
    const json = '{"v":1,"bytes":{"\\u0000buffer":[0,3]},"name":"a"}';
    const old = new Uint8Array([json.length, 0, 0, 0, ...new TextEncoder().encode(json), 7, 8, 9]);
    const record = { v: 1, bytes: new Uint8Array([7, 8, 9]).buffer, name: 'a', gone: undefined };
    expect(recordToBytes(record)).toEqual(old);
    expect(recordFromBytes(old.buffer)).toEqual(record);
  });

  it.each([
    ['a type that a later version may have', ['Temporal', 'x']],
    ['the name of what every object has', ['toString', 'x']],
  ])('with %s is not taken for something else', (_, part) => {
    const json = new TextEncoder().encode(JSON.stringify({ v: 1, part: { '\0type': part } }));
    const stored = new Uint8Array([json.length, 0, 0, 0, ...json]);
    expect(() => recordFromBytes(stored.buffer)).toThrow(TypeError);
  });

  it('keeps one thing one, with anything before it', () => {
    const kinds = [bytes.buffer, bytes, new Date(0), /x/, new Set([1]), new Map([[1, 2]]), [1], {}];
    const fields = { '\0type': 1 };
    const list = [...kinds, fields, shared, fields, ...kinds];
    const out = through(list) as unknown[];
    for (const [index, kind] of list.entries())
      expect(out[index], `${index}`).toBe(out[list.indexOf(kind)]);
    expect(out).toStrictEqual(structuredClone(list));
  });

  it('has no field that is undefined, and can be changed as any other', () => {
    const out = through({ v: 1, gone: undefined, name: 'a' }) as Record<string, unknown>;
    expect(Object.keys(out)).toEqual(['v', 'name']);
    out.name = 'b';
    delete out.v;
    expect(out).toEqual({ name: 'b' });
  });

  it('keeps the rest where one field has no form, and is a text where it is too deep for any', () => {
    expect(through({ v: 9, name: 'a', file: new Blob(['x']) })).toEqual({
      v: 9,
      name: 'a',
      file: {},
    });
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(through({ deep })).toBe('[object Object]');
  });
});
