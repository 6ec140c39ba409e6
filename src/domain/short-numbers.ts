/**
 * Short numbers of services that the public calls in India. Those of libphonenumber's short codes that are police,
 * fire, ambulance, help lines and complaints, and five that it lacks: 1906 for gas, 1915 for consumers, 1930 for fraud,
 * 14448 of the RBI, 14567 for the old (looked up in November 2026).
 */
const SHORT_NUMBERS =
  /^(?:10[01248]|112|139|181|10(?:33|6[3468]|7[013578]|9[0135-9])|19(?:06|12|15|30|47|50)|14448|14567|155260)$/;

export const isShortNumber = (digits: string): boolean => SHORT_NUMBERS.test(digits);
