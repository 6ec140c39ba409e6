import type { Point } from './position.ts';

const PLUS_MAX_DIGITS = 15;
const PLUS_DIGITS = '23456789CFGHJMPQRVWX';
/**
 * Eight characters, the last of them zeros for a large square, +, two or more (Open Location Code, specification;
 * looked up in November 2026).
 */
const PLUS_CODE =
  /(?:^|\s)([2-9C][2-9CFGHJMPQRV](?:[2-9CFGHJMPQRVWX]{2}){0,3}0{0,6})\+([2-9CFGHJMPQRVWX]{0,30})(?=$|[\s,])/;

/** Rows of the grid from the north, as India Post numbers them (DIGIPIN, final version, March 2025). */
const DIGIPIN_ROWS = ['FC98', 'J327', 'K456', 'LMPT'];
const DIGIPIN = /^[FCJKLMPT2-9]{3}-?[FCJKLMPT2-9]{3}-?[FCJKLMPT2-9]{4}$/;

/** The middle of the square that a full Plus Code or a DIGIPIN names. Takes capitals. */
export function gridPoint(text: string): Point | undefined {
  const [, area, local] = PLUS_CODE.exec(text) ?? [];
  if (area?.length === 8 && local !== undefined && !(area.endsWith('0') && local))
    return plusPoint((area.replace(/0{1,6}$/, '') + local).slice(0, PLUS_MAX_DIGITS));
  const code = text.replace(/^DIGI ?PIN[\s:]*/, '').trim();
  return DIGIPIN.test(code) && /[A-Z]/.test(code)
    ? digipinPoint(code.replaceAll('-', ''))
    : undefined;
}

function plusPoint(code: string): Point {
  let [south, west, size] = [-90, -180, 400];
  for (let i = 0; i < Math.min(code.length, 10); i += 2) {
    size /= 20;
    south += PLUS_DIGITS.indexOf(code.charAt(i)) * size;
    west += PLUS_DIGITS.indexOf(code.charAt(i + 1)) * size;
  }
  let [high, wide] = [size, size];
  for (const digit of code.slice(10)) {
    const place = PLUS_DIGITS.indexOf(digit);
    [high, wide] = [high / 5, wide / 4];
    south += Math.floor(place / 4) * high;
    west += (place % 4) * wide;
  }
  return point(south + high / 2, west + wide / 2);
}

function digipinPoint(code: string): Point {
  let [north, west, size] = [38.5, 63.5, 36];
  for (const character of code) {
    size /= 4;
    const row = DIGIPIN_ROWS.findIndex((each) => each.includes(character));
    north -= row * size;
    west += (DIGIPIN_ROWS[row] as string).indexOf(character) * size;
  }
  return point(north - size / 2, west + size / 2);
}

const point = (latitude: number, longitude: number): Point => ({
  latitude: String(Number(latitude.toFixed(6))),
  longitude: String(Number(longitude.toFixed(6))),
});
