import { expect, it } from 'vitest';
import { isShortNumber } from '#domain/short-numbers.ts';

/** Short codes of India from 1 on, as libphonenumber's ShortNumberMetadata has them (python-phonenumbers 0a4bc61). */
const METADATA = new RegExp(
  '^1(?:0(?:[01248]|3[39]|5(?:010|6|[79]\\d{2})|6[3468]|7(?:[013578]|20?|4[01]|80)|9[0135-9])' +
    '|1(?:00|[289]|[67][0-2]\\d{3})|2(?:1|98)|3(?:11|2[0-2]|63|[89])|4[01]' +
    '|5(?:1(?:0[0-36]|[127])|5(?:[23]\\d{2}|4))|6(?:1|6[01]?)|7000|8(?:02\\d{3}|[12])' +
    '|9(?:0[013-59]|12|25|4[4-9]\\d?|50|6[1347]|[89]))$',
);

/** Newer than its list, from the ministries, the RBI and the police themselves. */
const NEWER = ['1906', '1915', '1930', '14448', '14567'];

const ALL = Array.from({ length: 200_000 }, (_, i) => String(i)).filter(isShortNumber);

it('each is a short code of the metadata, or newer than that', () => {
  expect(ALL.length).toBeGreaterThan(30);
  for (const number of ALL)
    expect(METADATA.test(number) || NEWER.includes(number), number).toBe(true);
  for (const number of NEWER) expect(ALL).toContain(number);
});

it.each(['100', '101', '102', '108', '112', '1098'])('%s, which people need, is one', (number) =>
  expect(ALL).toContain(number),
);
