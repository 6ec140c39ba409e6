import * as v from 'valibot';
import { address, code, oneOf, text } from './kit/fields.ts';
import { problemAddress } from './problem-address.ts';
import { type ProblemCode, problems } from './problems.ts';

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

const FieldFault = v.strictObject({
  pointer: code(
    '^(/[^/]*)*$',
    'a JSON Pointer',
    'Where in the body, as JSON Pointer; of a query, the name.',
    '/amount',
  ),
  code: oneOf('What is wrong.', ['missing', 'unknown', 'invalid']),
  detail: text('For people.', 200, 'amount must be a whole number of paise.'),
});

/** Body of every error, `application/problem+json` of RFC 9457. */
export const ProblemBody = v.strictObject({
  type: address('Where the reference explains the code.', problemAddress('order_not_found')),
  title: text('The code in words.', 80, 'No such order'),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: text('What happened.', 300, 'No order has this id.'),
  code: oneOf('What programs decide by.', codes),
  request_id: text('For support.', 40, 'req_test_0000000001'),
  errors: v.optional(v.pipe(v.array(FieldFault), v.description('All fields at fault, with 422.'))),
});
