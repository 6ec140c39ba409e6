import { describe, expect, it } from 'vitest';
import { pointProblems } from '#features/geocode/point.ts';
import { pointIn } from '#features/geocode/read-point.ts';

const near = (text: string, latitude: number, longitude: number) => {
  const point = pointIn(text);
  expect(Number(point?.latitude), text).toBeCloseTo(latitude, 4);
  expect(Number(point?.longitude), text).toBeCloseTo(longitude, 4);
};

// Pittsburgh, in the notations of geo-coordinates-parser's and Nominatim's tests.
it.each([
  '40.446, -79.982',
  'N 40.446 W 79.982',
  'N40.446 W79.982',
  '40.446 N 79.982 W',
  '40.446° N 79.982° W',
  '40.446N,79.982W',
  'W 79.982 N 40.446',
  '79.982 W, 40.446 N',
  'Lat 40.446 Lon -79.982',
  'Lat: 40.446 N, Long: 79.982 W',
  '40° 26.76′ N 79° 58.92′ W',
  'N 40° 26.76 W 79° 58.92',
  '40 26 45.6 N 79 58 55.2 W',
  '40 26 45.6, -79 58 55.2',
  '40:26:45.6N 79:58:55.2W',
  'N 40 26 45.6 W 79 58 55.2',
  '40 deg 26 min 45.6 sec N, 79 deg 58 min 55.2 sec W',
  'north 40.446 west 79.982',
  'Pittsburgh 40.4460, -79.9820',
  'Location: https://maps.google.com/?q=40.446,-79.982',
  'I am here https://www.google.com/maps/search/40.446,+-79.982?entry=tts',
  'https://waze.com/ul?ll=40.446%2C-79.982&navigate=yes',
  'https://yandex.com/maps/?pt=-79.982,40.446&z=16',
  'https://2gis.com/geo/-79.982%2C40.446',
  'https://2gis.com/geo/70030076129543595/-79.982%2C40.446',
  'https://2gis.com/?m=-79.982%2C40.446%2F12',
  'https://uri.amap.com/marker?position=-79.982,40.446&name=Shop',
  'https://mapy.cz/zakladni?x=-79.982&y=40.446&z=12',
  'https://www.google.com/maps/place/Shop/@40.1,-79.1,15z/data=!3d40.446!4d-79.982',
  'https://www.google.com/maps/place/Shop/@40.446,-79.982,15z',
  'https://www.here.com/?map=40.446,-79.982,15,normal',
  'https://www.bing.com/maps?cp=40.446~-79.982&lvl=15',
  'https://maps.apple.com/place?coordinate=40.446,-79.982',
])('%s', (text) => near(text, 40.446, -79.982));

// Open Location Code, test_data/decoding.csv; DIGIPIN, technical document of March 2025.
it.each<[string, number, number]>([
  ['7FG49QCJ+2V', 20.3700625, 2.7821875],
  ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
  ['8FVC2222+22', 47.0000625, 8.0000625],
  ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
  ['39J-49L-L8T4', 28.622788, 77.213033],
  ['39J49LL8T4', 28.622788, 77.213033],
])('%s', near);

describe('no text is answered by silence', () => {
  it.each([
    ['abc', 'Write both numbers in degrees, such as 18.5204 and 73.8567.'],
    ["18°61'N", 'Write both numbers in degrees, such as 18.5204 and 73.8567.'],
    ['Flat 12, 34 MG Road', 'Write both numbers in degrees, such as 18.5204 and 73.8567.'],
    [
      'https://maps.app.goo.gl/abc',
      'A short link does not hold the numbers. Open it, and copy the two numbers from the map.',
    ],
    [
      'GVR3+XX Pune',
      'A short Plus Code needs its town. Take the full one, with eight characters before the +.',
    ],
  ])('%j', (latitude, sentence) => {
    expect(pointIn(latitude)).toBeUndefined();
    for (const longitude of ['', '73.8'])
      expect(pointProblems({ latitude, longitude })).toEqual({ latitude: sentence });
  });

  it('but an empty field', () => {
    expect(pointProblems({ latitude: '18.5', longitude: '' })).toEqual({});
    expect(pointProblems({ latitude: '', longitude: '' })).toEqual({});
  });
});
