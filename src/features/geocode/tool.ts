import { map } from '#copy/specimens.ts';
import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'plan',
  place: 30,
  name: 'Nearest place',
  title: 'Place from a point',
  line: 'Nearest town, also offline',
  to: '/apis/ReverseGeocodingPage',
  icon: 'pin',
  legal: { called: 'reverse geocoding', is: 'look-up' },
  specimen: map,
  partly: true,
  words: [
    'reverse geocoding',
    'geocode',
    'address',
    'location',
    'latitude',
    'longitude',
    'gps',
    'map',
    'लोकेशन',
    'लोकेशन से पता',
    'पता',
    'नक्शा',
    'pata',
    'naksha',
    'jagah',
  ],
} as const satisfies ToolFile;
