/**
 * The Luhn sum of a string of digits, modulo 10: from the right, every second digit counts double, and a
 * doubled digit above 9 loses 9. Undefined if the text is empty or has anything but the digits 0 to 9.
 */
export function luhnRemainder(digits: string): number | undefined {
  if (!/^[0-9]+$/.test(digits)) return undefined;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10;
}

/** Whether the last digit is the one that the others ask for. False for anything but digits. */
export function passesLuhn(digits: string): boolean {
  return luhnRemainder(digits) === 0;
}
