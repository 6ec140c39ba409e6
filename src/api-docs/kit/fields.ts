import * as v from 'valibot';

// JSON Schema reads patterns as Unicode, so ours are.
const pattern = (source: string) => new RegExp(source, 'u');

/** A text of a fixed form. `rule` ends a sentence that begins with the field's name: `must be twelve digits`. */
export const code = (source: string, rule: string, description: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern(source), `must be ${rule}`),
    v.description(description),
    v.examples([example]),
  );

// Control characters, ends of lines, overrides of direction (Unicode Standard Annex 9), and halves of pairs.
const UNSEEN = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff';

/** A line of text. Lengths are in characters, as JSON Schema counts them. */
export const text = (description: string, most: number, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      pattern(`^[^${UNSEEN}]{1,${most}}$`),
      `must be one line of 1 to ${most} characters, none of control or of direction`,
    ),
    v.description(description),
    v.examples([example]),
  );

/** An integrator's own number, which a SHA-256 in hex fits. */
export const ownNumber = (description: string, example: string) => text(description, 64, example);

/** An address that a browser or we are sent to. */
export const address = (description: string, example: string) =>
  code(`^https?://[^ ${UNSEEN}]{3,200}$`, 'an http or https address', description, example);

/** An amount of money in whole paise. */
export const paise = (description: string, least: number, most: number, example: number) =>
  v.pipe(
    v.number('must be a whole number of paise'),
    v.integer('must be a whole number of paise'),
    v.minValue(least),
    v.maxValue(most),
    v.description(description),
    v.examples([example]),
  );

/** A count of something. */
export const count = (description: string, least: number, most: number, example: number) =>
  v.pipe(
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.minValue(least),
    v.maxValue(most),
    v.description(description),
    v.examples([example]),
  );

/** The currency of every amount. */
export const currency = v.pipe(
  v.literal('INR', 'must be INR'),
  v.description('The only currency so far.'),
);

/** A point in time as RFC 3339 writes it, in the time of India. */
export const time = (description: string) =>
  v.pipe(
    code(
      '^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9][+]05:30$',
      'a time of RFC 3339 with +05:30',
      description,
      '2026-01-15T10:30:00+05:30',
    ),
    v.metadata({ format: 'date-time' }),
  );

/** A day, as RFC 3339 writes its date. */
export const day = (description: string, example: string) =>
  v.pipe(
    code('^[0-9]{4}-[01][0-9]-[0-3][0-9]$', 'a date such as 2026-01-15', description, example),
    v.metadata({ format: 'date' }),
  );

/** An object with any fields. A list is an object to valibot, and none to JSON Schema. */
export const anyObject = (description: string) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      'must be an object',
    ),
    v.description(description),
  );

const NOTE_NAME = '^[A-Za-z0-9_-]{1,40}$';
const NOTE = `^[^${UNSEEN}]{1,200}$`;
const MOST_NOTES = 20;

function areNotes(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const notes = Object.entries(value);
  const isNote = ([name, text]: [string, unknown]) =>
    pattern(NOTE_NAME).test(name) && typeof text === 'string' && pattern(NOTE).test(text);
  return notes.length <= MOST_NOTES && notes.every(isNote);
}

/** What integrators note at an object that they create. */
export const metadata = v.optional(
  v.pipe(
    v.custom<Record<string, string>>(
      areNotes,
      'must be an object of at most 20 texts, each a line of 1 to 200 characters',
    ),
    v.description('Texts of your own, at most 20, which you read here again.'),
    v.examples([{ till: '4' }]),
    v.metadata({
      propertyNames: { pattern: NOTE_NAME },
      additionalProperties: { type: 'string', pattern: NOTE },
      maxProperties: MOST_NOTES,
    }),
  ),
);

/** One of a few words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  description: string,
  words: T,
) => v.pipe(v.picklist(words, `must be ${words.join(' or ')}`), v.description(description));

/** An id. Those of the sandbox hold `_test_`; the rest is of Crockford's alphabet. */
export const id = (prefix: string, description: string) =>
  code(
    `^${prefix}_(test_)?[0-9A-HJKMNP-TV-Z]{10}$`,
    `an id that begins with ${prefix}_`,
    description,
    `${prefix}_test_0000000001`,
  );
