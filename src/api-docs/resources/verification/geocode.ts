import * as v from 'valibot';
import { text } from '#api-docs/kit/fields.ts';
import type { Sensitive } from '#api-docs/kit/sensitive.ts';

const RULE = 'must be degrees with at most six decimals';

const degrees = (description: string, most: number, example: number) =>
  v.pipe(
    v.number(RULE),
    v.minValue(-most),
    v.maxValue(most),
    v.description(description),
    v.examples([example]),
    v.metadata({ 'x-sensitive': 'position' satisfies Sensitive }),
  );

export const Position = v.strictObject({
  lat: degrees('Latitude.', 90, 28.6129),
  lon: degrees('Longitude.', 180, 77.2295),
});

export const Address = v.strictObject({
  address: text('In one line.', 200, 'Sample Road, New Delhi'),
  district: text('The district.', 80, 'New Delhi'),
  state: text('The State.', 80, 'Delhi'),
  pin: text('The postal code.', 6, '110001'),
});

/** Positions that the sandbox knows, and one at sea, where there is no address. */
export const places: Readonly<Record<string, v.InferOutput<typeof Address> | null>> = {
  '28.6129,77.2295': {
    address: 'Sample Road, India Gate, New Delhi',
    district: 'New Delhi',
    state: 'Delhi',
    pin: '110001',
  },
  '18.6,71.5': null,
};
