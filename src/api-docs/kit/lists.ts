import * as v from 'valibot';
import { code, count, oneOf, time } from './fields.ts';

/** A part of a list that begins behind an id of the given form. */
export const pageAfter = (form: string, example: string) => ({
  limit: v.optional(count('How many, 1 to 100; 20 if left out.', 1, 100, 20)),
  after: v.optional(
    code(form, 'an id of this list', 'An id of the list: what comes behind it.', example),
  ),
});

/** Form of the ids of what is made. */
export const ANY_ID = '^[a-z]+_(test_)?[0-9A-HJKMNP-TV-Z]{10}$';

/** The query of every list of what is made. */
export const page = {
  ...pageAfter(ANY_ID, 'pay_test_0000000001'),
  order: v.optional(oneOf('Which is first; newest if left out.', ['newest', 'oldest'])),
  from: v.optional(time('Made then or later.')),
  to: v.optional(time('Made before then.')),
};

export const Page = v.strictObject(page);

/** A page of a list, newest first unless it was asked for otherwise. */
export const listOf = <T extends v.GenericSchema>(
  item: T,
  order = 'Newest first, or as order says.',
) =>
  v.strictObject({
    data: v.pipe(v.array(item), v.description(order)),
    next: v.pipe(
      v.nullable(v.string()),
      v.description(
        'What to send as after, with the same filters, for the next page; null on the last.',
      ),
    ),
  });
