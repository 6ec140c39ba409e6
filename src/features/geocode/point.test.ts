import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnEarth, pointHints, pointOf } from '#features/geocode/point.ts';
import { pointIn } from '#features/geocode/read-point.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';

describe('pointOf', () => {
  it.each([
    ['28.6129', '77.2295'],
    ['-33.9', '18.4'],
    ['0', '0'],
    ['91', '324'],
    ['.5', '1e1'],
  ])('takes %s and %s as they are', (latitude, longitude) => {
    expect(pointOf(latitude, longitude)).toEqual({ latitude, longitude });
  });

  it.each([
    ['', ''],
    ['28.6', ''],
    ['', '77.2'],
    [' ', '77.2'],
    ['1e999', '0'],
    ['0x10', '0'],
    ['Infinity', '0'],
    ['NaN', '0'],
    ['28,6', '77'],
    ['<b>1</b>', '77'],
  ])('gives nothing for %j and %j', (latitude, longitude) => {
    expect(pointOf(latitude, longitude)).toBeUndefined();
  });

  it.each([
    ['२८.६', '७७'],
    ['28.6°', '77° E'],
    ['N 28.6', 'Long: 77'],
    ['28°36′N', "77°0'E"],
    ['28.6, 77', ''],
    ['', 'geo:28.6,77'],
  ])('reads %s and %s', (latitude, longitude) => {
    expect(pointOf(latitude, longitude)).toEqual({ latitude: '28.6', longitude: '77' });
  });

  it('ignores space around a number', () => {
    expect(pointOf(' 28.6\n', '\t77.2')).toEqual({ latitude: '28.6', longitude: '77.2' });
  });
});

describe('pointHints', () => {
  it('says nothing about a point in India, or nothing at all', () => {
    expect(pointHints({ latitude: '28.6', longitude: '77.2' })).toEqual({});
    expect(pointHints({ latitude: '', longitude: '' })).toEqual({});
  });

  it('knows the ends of both scales', () => {
    expect(pointHints({ latitude: '90', longitude: '-180' })).toEqual({});
    expect(pointHints({ latitude: '90.1', longitude: '180.1' })).toEqual({
      latitude: 'Latitudes lie between −90 and 90 degrees.',
      longitude: 'Longitudes lie between −180 and 180 degrees.',
    });
  });

  it('notices that latitude and longitude are exchanged', () => {
    expect(pointHints({ latitude: '77.2', longitude: '28.6' })).toEqual({
      latitude: 'Latitude and longitude look swapped: India lies 6 to 38 north, 68 to 98 east.',
    });
  });
});

describe('pointIn', () => {
  // As maps and phones print, copy and link a point.
  it.each([
    '18.5204° N, 73.8567° E',
    '18.5204 N 73.8567 E',
    '18.5204N,73.8567E',
    'N 18.5204, E 73.8567',
    'E 73.8567°, N 18.5204°',
    '73.8567 E, 18.5204 N',
    'Lat: 18.5204, Long: 73.8567',
    'Latitude 18.5204 Longitude 73.8567',
    'अक्षांश 18.5204 देशांतर 73.8567',
    'देशांतर: 73.8567, अक्षांश: 18.5204',
    '(18.5204, 73.8567)',
    '१८.५२०४, ७३.८५६७',
    '\u200e18.5204, 73.8567\u202c',
    'geo:18.5204,73.8567',
    'geo:18.5204,73.8567?z=15',
    'geo:0,0?q=18.5204,73.8567(Pune)',
    'https://www.google.com/maps/@18.5204,73.8567,15z',
    'https://www.google.com/maps/place/Pune/@18.4,73.7,12z/data=!3m1!4b1!4m6!3m5!8m2!3d18.5204!4d73.8567',
    'https://maps.google.com/?q=18.5204,73.8567',
    'https://www.google.com/maps/search/?api=1&query=18.5204%2C73.8567',
    'https://maps.apple.com/?ll=18.5204,73.8567&q=Pune',
    'https://www.openstreetmap.org/#map=15/18.5204/73.8567',
    'https://www.openstreetmap.org/?mlat=18.5204&mlon=73.8567#map=17/18.5204/73.8567',
  ])('reads %j', (text) => {
    expect(pointIn(text)).toEqual({ latitude: '18.5204', longitude: '73.8567' });
  });

  it.each([
    '18°31\'13.4"N 73°51\'24.1"E',
    '18° 31′ 13.4″ N, 73° 51′ 24.1″ E',
    '73°51’24.1”E 18°31’13.4”N',
  ])('works degrees out of %s', (text) => {
    const { latitude, longitude } = pointIn(text) ?? {};
    expect(Number(latitude)).toBeCloseTo(18 + 31 / 60 + 13.4 / 3600, 6);
    expect(Number(longitude)).toBeCloseTo(73 + 51 / 60 + 24.1 / 3600, 6);
  });

  it('knows south and west', () => {
    expect(pointIn('33.9 S, 18.4 W')).toEqual({ latitude: '-33.9', longitude: '-18.4' });
  });

  it.each(['18.5204, 73.8567', '18.5204 73.8567', ' 18.5204,73.8567\n', '18.5204°, 73.8567°'])(
    'reads %j, as maps hand it out',
    (text) => {
      expect(pointIn(text)).toEqual({ latitude: '18.5204', longitude: '73.8567' });
    },
  );

  it.each(['18.5204', '18.5204,', 'a, b', '1, 2, 3', '<b>1, 2</b>', ''])(
    'leaves %j alone',
    (text) => {
      expect(pointIn(text)).toBeUndefined();
    },
  );
});

// The time limit of a test is the measure: a pattern that goes over a text for each of its characters would
// need hours for these.
it.each([
  ...HOSTILE.map(({ text }) => text),
  `1${'\n'.repeat(1_000_000)}x`,
  `${'\n'.repeat(1_000_000)}1x`,
  `1 ${'2'.repeat(1_000_000)}x`,
  `${'1'.repeat(1_000_000)}x`,
  `1.${'1'.repeat(1_000_000)}x`,
])('a pasted book is not a point, and is told at once (%#)', (text) => {
  expect(pointIn(text)).toBeUndefined();
  expect(pointOf(text, text)).toBeUndefined();
  expect(pointHints({ latitude: text, longitude: text })).toEqual({});
});

it('no text makes any of them throw', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String));
  fc.assert(
    fc.property(text, text, (latitude, longitude) => {
      const point = pointOf(latitude, longitude);
      if (point) expect(Number.isFinite(Number(point.latitude))).toBe(true);
      pointHints({ latitude, longitude });
      pointIn(latitude);
      isOnEarth(Number(latitude), Number(longitude));
    }),
  );
});
