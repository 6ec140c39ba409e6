// The multiplication table of the dihedral group D5, and the permutation of a digit by its place.
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTED = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/**
 * Whether the last digit is the one that the others ask for by Verhoeff's method, which notices every
 * single wrong digit and every exchange of neighbours. False for anything but the digits 0 to 9.
 */
export function passesVerhoeff(digits: string): boolean {
  if (!/^[0-9]+$/.test(digits)) return false;
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    check = at(PRODUCT, check, at(PERMUTED, place % PERMUTED.length, digit));
  }
  return check === 0;
}

const at = (table: readonly string[], row: number, column: number) =>
  Number(table[row]?.charAt(column));
