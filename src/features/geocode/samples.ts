import type { Sample } from '#copy/types/sample.ts';

/** Points for the reverse geocoder. What follows “without” holds on every device; an address needs a network. */
export const samples = [
  {
    label: 'New Delhi',
    about: 'India Gate',
    values: { latitude: '28.6129', longitude: '77.2295' },
    outcome:
      'An address. Without a network: Unable to fetch address. Try again. Nearest known place: New Delhi, Delhi, about 3 km away.',
  },
  {
    label: 'At sea',
    about: 'Off Alibag',
    values: { latitude: '18.6', longitude: '71.5' },
    outcome:
      'Unable to fetch address. Try again. Nearest known place: Alibag, Maharashtra, about 145 km away.',
  },
  {
    label: 'Swapped',
    about: 'A common slip',
    values: { latitude: '77.2295', longitude: '28.6129' },
    outcome:
      'Hint: Latitude and longitude look swapped: India lies 6 to 38 north, 68 to 98 east. Then: Unable to fetch address. Try again. No known place in India within 300 km.',
  },
  {
    label: 'Far from India: 0, 0',
    values: { latitude: '0', longitude: '0' },
    outcome: 'Unable to fetch address. Try again. No known place in India within 300 km.',
  },
  {
    label: 'Latitude above 90',
    values: { latitude: '91', longitude: '77.2295' },
    outcome:
      'Hint: Latitudes lie between −90 and 90 degrees. Then: Unable to fetch address. Try again. No known place in India within 300 km.',
  },
] as const satisfies readonly Sample<'latitude' | 'longitude'>[];
