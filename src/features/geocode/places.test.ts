import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { distance, inWords, nearestPlace } from '#features/geocode/nearest-place.ts';
import { type Place, type PlacesFile, placesIn } from '#features/geocode/places-file.ts';
import { pointHints } from '#features/geocode/point.ts';
import { samples as geocodeSamples } from '#features/geocode/samples.ts';
import { asFile } from '../../../build/artifacts/places-in-india.ts';
import { knownPlaces } from '../../../build/data/places/known-places.ts';

let known: Place[];
let file: PlacesFile;
let places: Place[];

beforeAll(() => {
  known = knownPlaces();
  file = asFile(known);
  places = placesIn(JSON.parse(JSON.stringify(file)));
});

const at = (latitude: number, longitude: number) =>
  nearestPlace({ latitude: String(latitude), longitude: String(longitude) }, places);

describe('the list that ships', () => {
  it('takes at most 30 KB over the wire', () => {
    expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(30 * 1024);
  });

  it('comes out as it went in, to a hundred metres', () => {
    expect(places.map(({ name, state }) => `${name}, ${state}`)).toEqual(
      known.map(({ name, state }) => `${name}, ${state}`),
    );
    for (const [i, place] of places.entries())
      expect(distance(place, known[i] as Place)).toBeLessThan(0.1);
  });

  it('holds some 2,500 places, in all states that have one so large, written in plain letters', () => {
    expect(places.length).toBeGreaterThan(2_400);
    expect(new Set(places.map(({ state }) => state)).size).toBe(35);
    for (const { name } of places) expect(name).toMatch(/^[A-Za-z][A-Za-z .'’()/-]*\d*$/);
  });

  it('lies in India', () => {
    for (const { latitude, longitude } of places) {
      expect(latitude > 6.5 && latitude < 37.2).toBe(true);
      expect(longitude > 68 && longitude < 97.5).toBe(true);
    }
  });
});

describe('distance', () => {
  it.each([
    ['Delhi to Mumbai', 28.6139, 77.209, 19.076, 72.8777, 1_148],
    ['a degree of latitude', 10, 77, 11, 77, 111],
    ['half round the earth', 0, 0, 0, 180, 20_015],
    ['across the date line', 0, 179.5, 0, -179.5, 111],
    ['nowhere', 28, 77, 28, 77, 0],
  ])('%s', (_name, lat1, lon1, lat2, lon2, kilometres) => {
    const from = { latitude: lat1, longitude: lon1 };
    const to = { latitude: lat2, longitude: lon2 };
    expect(Math.round(distance(from, to))).toBe(kilometres);
    expect(distance(to, from)).toBeCloseTo(distance(from, to), 6);
  });
});

describe('nearestPlace', () => {
  it.each([
    ['Pune, Maharashtra', 18.5204, 73.8567],
    ['Bengaluru, Karnataka', 12.9716, 77.5946],
    ['Leh, Ladakh', 34.15, 77.58],
    ['Agra, Uttar Pradesh', 27.1751, 78.0421],
    // Reported by users of other geocoders: the State that a place's own district lists it under.
    ['Yanam, Puducherry', 16.7333, 82.2167],
    ['Mahe, Puducherry', 11.7011, 75.5367],
    ['Kalka, Haryana', 30.84, 76.941],
    ['Phek, Nagaland', 25.667, 94.5],
    ['Nipani, Karnataka', 16.399, 74.382],
    ['Kishanganj, Bihar', 26.102, 87.955],
    ['Bhawani Mandi, Rajasthan', 24.4158, 75.8355],
    // Renamed by notification of the States or the Home Ministry.
    ['Gurugram, Haryana', 28.4595, 77.0266],
    ['Prayagraj, Uttar Pradesh', 25.4358, 81.8463],
    ['Ayodhya, Uttar Pradesh', 26.7922, 82.1998],
    ['Sri Vijaya Puram, Andaman and Nicobar Islands', 11.62, 92.73],
    ['Chhatrapati Sambhajinagar, Maharashtra', 19.8762, 75.3433],
    ['Dharashiv, Maharashtra', 18.186, 76.0419],
    ['Belagavi, Karnataka', 15.8497, 74.4977],
  ])('finds %s', (expected, latitude, longitude) => {
    const found = at(latitude, longitude);
    expect(`${found?.name}, ${found?.state}`).toBe(expected);
  });

  it('names none beyond 300 km, and none for an invalid point', () => {
    expect(at(0, 0)).toBeUndefined();
    expect(at(10.57, 72.64)).toBeUndefined();
    for (const [latitude, longitude] of [
      [91, 77],
      [28.6, 437.2],
      [Number.NaN, 77],
      [Number.POSITIVE_INFINITY, 77],
    ] as const)
      expect(at(latitude, longitude)).toBeUndefined();
    const [only] = places.filter(({ name }) => name === 'Sri Vijaya Puram');
    const north = (kilometres: number) => (only as Place).latitude + kilometres / 111.195;
    expect(at(north(299), only?.longitude ?? 0)?.kilometres).toBeCloseTo(299, 0);
    expect(
      nearestPlace({ latitude: String(north(301)), longitude: String(only?.longitude) }, [
        only as Place,
      ]),
    ).toBeUndefined();
  });

  it('is never farther than any other place', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degrees(6, 38), degrees(66, 99), (latitude, longitude) => {
        const found = at(latitude, longitude);
        const all = places.map((place) => distance({ latitude, longitude }, place));
        const least = Math.min(...all);
        expect(found?.kilometres).toBe(least <= 300 ? least : undefined);
      }),
      { numRuns: 30 },
    );
  });

  it('copes with any text without throwing', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (latitude, longitude) => {
        nearestPlace({ latitude, longitude }, places.slice(0, 50));
      }),
    );
  });
});

describe('inWords', () => {
  const pune = { name: 'Pune', state: 'Maharashtra', latitude: 18.5, longitude: 73.9 };
  it.each([
    [{ ...pune, kilometres: 4.4 }, 'Pune, Maharashtra, about 4 km away'],
    [{ ...pune, kilometres: 0.99 }, 'Pune, Maharashtra, less than 1 km away'],
    [{ ...pune, kilometres: 299.6 }, 'Pune, Maharashtra, about 300 km away'],
    [
      { ...pune, name: 'Prayagraj', before: 'Allahabad', kilometres: 4 },
      'Prayagraj (Allahabad), Maharashtra, about 4 km away',
    ],
    [{ ...pune, name: 'Delhi', state: 'Delhi', kilometres: 2 }, 'Delhi, about 2 km away'],
  ])('%o', (place, expected) => {
    expect(inWords(place)).toBe(expected);
  });
});

describe('samples', () => {
  it.each(geocodeSamples)('$label does what it says', ({ values, outcome }) => {
    const { latitude, longitude } = values;
    const nearest = at(Number(latitude), Number(longitude));
    const hints = Object.values(pointHints(values)).map((hint) => `Hint: ${hint} Then: `);
    const failure = `Unable to fetch address. Try again. ${
      nearest
        ? `Nearest known place: ${inWords(nearest)}.`
        : 'No known place in India within 300 km.'
    }`;
    const address = outcome.startsWith('An address.') ? 'An address. Without a network: ' : '';
    expect(outcome).toBe(address + hints.join('') + failure);
  });
});
