import * as v from 'valibot';
import { text } from '#api-docs/kit/fields.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

const DEGREES = '^-?[0-9]{1,3}([.][0-9]{1,6})?$';

const degrees = (description: string, example: string) =>
  sensitive('position', DEGREES, 'degrees with at most six decimals', description, example);

export const Position = v.strictObject({
  lat: degrees('Latitude.', '28.6129'),
  lon: degrees('Longitude.', '77.2295'),
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
