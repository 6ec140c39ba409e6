import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn } from '#features/geocode/address.ts';

const response = (fields: object) => JSON.stringify(fields);

describe('addressIn', () => {
  it('reads display_name, with anything else in the response', () => {
    const body = response({ place_id: 7, display_name: 'Kartavya Path, New Delhi, Delhi, India' });
    expect(addressIn(body)).toBe('Kartavya Path, New Delhi, Delhi, India');
  });

  it.each([
    ['an error with status 200', response({ error: 'Unable to geocode' })],
    ['an error with a name', response({ error: 'x', display_name: 'Somewhere' })],
    ['no display_name', response({ name: 'Somewhere' })],
    ['an empty display_name', response({ display_name: '' })],
    ['a display_name of spaces', response({ display_name: ' \n\t' })],
    ['a display_name of invisible marks', response({ display_name: '\u202e\u200b' })],
    ['a display_name that is a number', response({ display_name: 7 })],
    ['a display_name that is null', response({ display_name: null })],
    ['an endless display_name', response({ display_name: 'x'.repeat(1_001) })],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"New Delhi"'],
    ['HTML', '<!doctype html><title>Sign in to this network</title>'],
    ['nothing', ''],
    ['half a response', '{"display_name":"New De'],
  ])('finds no address in %s', (_name, body) => {
    expect(addressIn(body)).toBeUndefined();
  });

  it('takes an address of a thousand characters', () => {
    expect(addressIn(response({ display_name: 'x'.repeat(1_000) }))).toHaveLength(1_000);
  });

  it('puts it on one line, without marks that turn text around', () => {
    const body = response({ display_name: 'Main\r\nRoad,\u202e  Pune\uD800' });
    expect(addressIn(body)).toBe('Main Road, Pune');
  });

  it('keeps Hindi, joined letters and emoji', () => {
    const name = 'कर्तव्य पथ, क्‍ष, नई दिल्ली 👨‍👩‍👧';
    expect(addressIn(response({ display_name: name }))).toBe(name);
  });

  it('never throws, and never returns an empty or long text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.string({ unit: 'binary' }).map((name) => response({ display_name: name })),
    );
    fc.assert(
      fc.property(hostile, (body) => {
        const address = addressIn(body);
        expect(address === undefined || (address !== '' && address.length <= 1_000)).toBe(true);
        expect(address ?? '').not.toMatch(/[\n\r\u202e]/);
      }),
    );
  });
});
