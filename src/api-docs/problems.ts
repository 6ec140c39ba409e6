import { HEADER_PREFIX } from './names.ts';

/** A code of an error, `application/problem+json` of RFC 9457. */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503 | 504;
  title: string;
  /** What happened, as a sentence. */
  text: string;
  /** What to do, as a sentence. */
  todo: string;
  /** Whether the same request may be sent again, with the same `Idempotency-Key`. */
  retry?: true;
}

/** No object has an id: one text for each kind. */
const notFound = (kind: string) =>
  ({
    status: 404,
    title: `No such ${kind}`,
    text: `No ${kind} has this id.`,
    todo: 'Check the id, and that key and address are of one mode.',
  }) as const;

/** Every code. The first ones may come from any call; a row of the table names its own codes. */
export const problems = {
  body_missing: {
    status: 400,
    title: 'No body',
    text: 'This call needs a body.',
    todo: 'Send the body as documented.',
  },
  body_unexpected: {
    status: 400,
    title: 'A body too many',
    text: 'This call takes no body.',
    todo: 'Send it without one.',
  },
  body_not_utf8: {
    status: 400,
    title: 'Not in UTF-8',
    text: 'The body has bytes that are no UTF-8.',
    todo: 'Write JSON in UTF-8.',
  },
  json_unreadable: {
    status: 400,
    title: 'No JSON',
    text: 'The body is no JSON.',
    todo: 'Have a library write it, and send its bytes as they are.',
  },
  json_not_object: {
    status: 400,
    title: 'No object',
    text: 'The body is JSON, but no object.',
    todo: 'Send an object with the documented fields.',
  },
  form_unreadable: {
    status: 400,
    title: 'No form',
    text: 'The body is no form of the boundary that Content-Type names.',
    todo: 'Have a library write the form and its Content-Type.',
  },
  idempotency_key_missing: {
    status: 400,
    title: 'No Idempotency-Key',
    text: 'This call needs an Idempotency-Key.',
    todo: 'Send a reference of your own, stored before you call.',
  },
  idempotency_key_malformed: {
    status: 400,
    title: 'Malformed Idempotency-Key',
    text: 'An Idempotency-Key has 1 to 64 visible characters of ASCII.',
    todo: 'Send a shorter one, without spaces.',
  },
  version_unknown: {
    status: 400,
    title: 'No such version',
    text: `${HEADER_PREFIX}-Version names no version of this API.`,
    todo: 'Leave the header out, or send the newest version of the changelog.',
  },
  version_ended: {
    status: 400,
    title: 'Version has ended',
    text: `${HEADER_PREFIX}-Version names a version that is no longer served.`,
    todo: 'Build for the newest version: the changelog says what differs.',
  },
  key_missing: {
    status: 401,
    title: 'No key',
    text: 'The request carries no key.',
    todo: 'Send Authorization: Bearer and your key.',
  },
  key_scheme_unknown: {
    status: 401,
    title: 'Not sent as Bearer',
    text: 'Authorization has another scheme than Bearer.',
    todo: 'Send Authorization: Bearer and your key, without a user name.',
  },
  key_of_other_mode: {
    status: 401,
    title: 'Not a key of this mode',
    text: 'The key is not one of this address.',
    todo: 'Check key and address. Never paste a live key into a page.',
  },
  key_revoked: {
    status: 401,
    title: 'Key revoked',
    text: 'The key was withdrawn.',
    todo: 'Use the key that replaced it.',
  },
  scope_missing: {
    status: 403,
    title: 'Not allowed with this key',
    text: 'The key lacks the scope of this call.',
    todo: 'Use a key that has it.',
  },
  call_unknown: {
    status: 404,
    title: 'No such call',
    text: 'No call has this path.',
    todo: 'Compare the path with the reference.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Not with this method',
    text: 'The path exists, but not with this method.',
    todo: 'Use a method that Allow names.',
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    text: 'The body has more than 1 MB.',
    todo: 'Send less.',
  },
  content_type_unsupported: {
    status: 415,
    title: 'Wrong content type',
    text: 'The body has another content type than documented.',
    todo: 'Send the documented Content-Type.',
  },
  content_encoding_unsupported: {
    status: 415,
    title: 'Compressed body',
    text: 'The body is compressed.',
    todo: 'Send it as it is, without Content-Encoding.',
  },
  host_not_allowed: {
    status: 421,
    title: 'Not under this name',
    text: 'A local sandbox answers only under names of its machine.',
    todo: 'Call localhost, or start it with --allow-host and this name.',
  },
  invalid_request: {
    status: 422,
    title: 'Fields to correct',
    text: 'Fields are missing, unknown or of the wrong form; errors names all.',
    todo: 'Correct them and call again.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Key used for another request',
    text: 'An earlier request with this Idempotency-Key was a different one.',
    todo: 'Use a new key for a new request.',
  },
  sandbox_value_only: {
    status: 422,
    title: 'Not a test value',
    text: 'In the sandbox this field takes documented test values only. Nothing was kept.',
    todo: 'Send a test value.',
  },
  looks_real: {
    status: 422,
    title: 'Looks like a real number',
    text: 'A text holds what could be the number of a card, an Aadhaar or a PAN. Nothing was kept.',
    todo: 'Send made-up texts to the sandbox.',
  },
  request_in_progress: {
    status: 409,
    title: 'Still running',
    text: 'The first request with this Idempotency-Key has not ended.',
    todo: 'Wait, then send the same again.',
    retry: true,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    text: 'The key called too often.',
    todo: 'Wait for the seconds in Retry-After, then send the same again.',
    retry: true,
  },
  internal_error: {
    status: 500,
    title: 'Our fault',
    text: 'Something went wrong here.',
    todo: 'Send the same again with the same key; then write with the request_id.',
    retry: true,
  },
  unavailable: {
    status: 503,
    title: 'Not available',
    text: 'The service is down or being changed.',
    todo: 'Wait for the seconds in Retry-After, then send the same again.',
    retry: true,
  },
  upstream_timeout: {
    status: 504,
    title: 'No answer from the bank',
    text: 'A bank or biller did not answer in time. What became of the call is not known yet.',
    todo: 'Send the same again with the same key.',
    retry: true,
  },
  order_not_found: notFound('order'),
  order_already_paid: {
    status: 409,
    title: 'Order already paid',
    text: 'The order was paid.',
    todo: 'Do not ask again; create another order for another sale.',
  },
  order_expired: {
    status: 409,
    title: 'Order expired',
    text: 'The order can no longer be paid.',
    todo: 'Create another order.',
  },
  amount_differs: {
    status: 422,
    title: 'Another amount',
    text: 'The amount is not the one that is to be paid.',
    todo: 'Send exactly the amount of the order or bill.',
  },
  payment_not_found: notFound('payment'),
  state_conflict: {
    status: 409,
    title: 'Not in this state',
    text: 'The object’s status does not allow this.',
    todo: 'Read the object, and act on its status.',
  },
  refund_not_found: notFound('refund'),
  refund_too_high: {
    status: 422,
    title: 'More than was paid',
    text: 'All refunds together would exceed what was captured.',
    todo: 'Refund at most what is left.',
  },
  balance_too_low: {
    status: 409,
    title: 'Balance too low',
    text: 'Your balance does not cover this.',
    todo: 'Add money, or wait for a settlement of payments.',
  },
  beneficiary_not_found: notFound('beneficiary'),
  beneficiary_inactive: {
    status: 409,
    title: 'Beneficiary inactive',
    text: 'The beneficiary was deactivated.',
    todo: 'Create it again.',
  },
  mode_not_possible: {
    status: 422,
    title: 'Not in this mode',
    text: 'The mode does not reach this beneficiary, or not with this amount.',
    todo: 'Choose a mode of the table of limits.',
  },
  payout_not_found: notFound('payout'),
  biller_not_found: {
    status: 404,
    title: 'No such biller',
    text: 'No biller has this id.',
    todo: 'Take an id of the list of billers.',
  },
  bill_not_found: {
    status: 404,
    title: 'No bill',
    text: 'The biller knows no open bill for this number.',
    todo: 'Check the number with the customer.',
  },
  bill_not_fetched: {
    status: 409,
    title: 'Fetch the bill first',
    text: 'This biller takes a payment only for a bill that was fetched, with its amount.',
    todo: 'Fetch the bill, then pay its amount.',
  },
  mode_not_accepted: {
    status: 422,
    title: 'Mode not accepted',
    text: 'The biller does not take this mode of payment.',
    todo: 'Send a mode that the biller lists.',
  },
  bill_payment_not_found: notFound('bill payment'),
  endpoint_not_found: notFound('endpoint'),
  event_not_found: notFound('event'),
  settlement_not_found: notFound('settlement'),
  verification_not_found: notFound('verification'),
  address_not_found: {
    status: 404,
    title: 'No address',
    text: 'No address is known near this position.',
    todo: 'Check that latitude and longitude are not swapped.',
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;

/** Codes that any call may answer with. */
export const commonProblems = [
  'body_too_large',
  'invalid_request',
  'key_missing',
  'key_scheme_unknown',
  'key_of_other_mode',
  'key_revoked',
  'scope_missing',
  'version_unknown',
  'version_ended',
  'rate_limited',
  'internal_error',
  'unavailable',
  'upstream_timeout',
] as const satisfies readonly ProblemCode[];

/** Codes of requests that are of no call. */
export const callless = [
  'call_unknown',
  'method_not_allowed',
  'host_not_allowed',
] as const satisfies readonly ProblemCode[];
