import * as v from 'valibot';
import { code, count } from './fields.ts';

/** The query of every list. */
export const page = {
  limit: v.optional(count('How many, 1 to 100; 20 if left out.', 1, 100, 20)),
  after: v.optional(
    code(
      '^[a-z]+_(test_)?[0-9A-HJKMNP-TV-Z]{10}$',
      'the next of an earlier page',
      'The next of the page before.',
      'pay_test_0000000001',
    ),
  ),
};

export const Page = v.strictObject(page);

/** A page of a list, newest first. */
export const listOf = <T extends v.GenericSchema>(item: T) =>
  v.strictObject({
    data: v.pipe(v.array(item), v.description('Newest first.')),
    next: v.pipe(
      v.nullable(v.string()),
      v.description('What to send as after for the next page; null on the last.'),
    ),
  });
