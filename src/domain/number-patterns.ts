// Forms that the tools check and the API reference prints, as regular expressions of JSON Schema.

/**
 * An Indian passport: a letter and seven digits, or, of an e-passport, two letters and six digits (Passport Seva,
 * e-passports since 2025; looked up on 27 November 2026).
 */
export const PASSPORT_PATTERN = '^([A-Z][0-9]{7}|[A-Z]{2}[0-9]{6})$';

/** A UPI ID: what the network allows is not public; this is what apps take (looked up in November 2026). */
export const UPI_ID_PATTERN = '^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$';
