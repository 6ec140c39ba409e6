import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { passesVerhoeff } from './verhoeff.ts';

const digits = fc.stringMatching(/^[0-9]{1,30}$/);
const completed = (text: string) =>
  [...'0123456789'].map((last) => text + last).filter(passesVerhoeff);

describe('passesVerhoeff', () => {
  it.each(['234123412346', '499118665246', '999941057058', '999971658847', '2363'])(
    'takes %s',
    (number) => expect(passesVerhoeff(number)).toBe(true),
  );

  it.each(['234123412347', '987654321098', '2364', ''])('refuses %j', (number) =>
    expect(passesVerhoeff(number)).toBe(false),
  );

  it('leaves one last digit for every beginning', () => {
    fc.assert(fc.property(digits, (text) => completed(text).length === 1));
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, at, step) => {
        const [good = ''] = completed(text);
        const place = at % good.length;
        const other = (Number(good[place]) + step) % 10;
        return !passesVerhoeff(good.slice(0, place) + other + good.slice(place + 1));
      }),
    );
  });

  it('notices every exchange of two neighbours that differ', () => {
    fc.assert(
      fc.property(digits, fc.nat(), (text, at) => {
        const [good = ''] = completed(text);
        const place = at % (good.length - 1);
        const [one = '', two = ''] = good.slice(place, place + 2);
        fc.pre(one !== two);
        return !passesVerhoeff(good.slice(0, place) + two + one + good.slice(place + 2));
      }),
    );
  });

  it.each(HOSTILE)('refuses $name', ({ text }) => expect(passesVerhoeff(text)).toBe(false));
});
