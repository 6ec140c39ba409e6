/**
 * Short numbers of services that the public calls in India. Not yet compared with the National Numbering Plan's own
 * list: one that is missing is named as no known number.
 */
const SHORT_NUMBERS =
  /^(?:100|101|102|108|112|139|181|1033|1070|1077|1078|1091|1098|1906|1915|1930|1947|1950)$/;

export const isShortNumber = (digits: string): boolean => SHORT_NUMBERS.test(digits);
