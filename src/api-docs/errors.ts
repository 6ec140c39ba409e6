import type { ApiEndpoint, ApiOutcome } from './api-endpoint.ts';

/** Stands for the id that a response carries, so that support can find the call. */
const SAMPLE_REQUEST_ID = 'req_sample_0001';

/** A header of an error's response. */
export interface ApiErrorHeader {
  name: string;
  text: string;
  sample: number;
}

/** A response that any endpoint may give instead of a result. */
export interface ApiError {
  status: 400 | 401 | 422 | 429;
  title: string;
  /** What it means for every call: said once, in the reference. */
  text: string;
  /** What it means for one call: said on its page. */
  cause: (endpoint: ApiEndpoint) => string;
  code: string;
  message: (endpoint: ApiEndpoint) => string;
  headers?: readonly ApiErrorHeader[];
}

const lastField = ({ fields }: ApiEndpoint) => fields.at(-1);

/** Names as a sentence lists them: `one, two or three`. */
const anyOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join();

/** What every endpoint may respond with instead of a result. */
export const errors: readonly ApiError[] = [
  {
    status: 400,
    title: 'Bad request',
    text: 'A field is missing, or the body cannot be read. Add the field that the response names.',
    cause: ({ fields }) => `${anyOf(fields.map(({ name }) => name))} is missing.`,
    code: 'bad_request',
    message: (endpoint) => `${lastField(endpoint)?.name} is missing.`,
  },
  {
    status: 401,
    title: 'Unauthorised',
    text: 'The key is missing, wrong or from the other environment. Check key and address.',
    cause: () => 'This address does not accept the key.',
    code: 'unauthorised',
    message: () => 'This address does not accept this key.',
  },
  {
    status: 422,
    title: 'Unprocessable',
    text: 'A value has the wrong format. Correct it and call again.',
    cause: ({ fields }) =>
      `${fields.map(({ name, rule }) => `${name} must be ${rule}`).join('; ')}.`,
    code: 'invalid_value',
    message: (endpoint) => `${lastField(endpoint)?.name} must be ${lastField(endpoint)?.rule}.`,
  },
  {
    status: 429,
    title: 'Too many requests',
    text: 'You called too often. Wait for the seconds in Retry-After.',
    cause: () => 'Wait as long as Retry-After says.',
    code: 'too_many_requests',
    message: () => 'Try again in 2 seconds.',
    headers: [{ name: 'Retry-After', text: 'Seconds to wait before the next call.', sample: 2 }],
  },
];

/** Body of an error as an endpoint would return it. */
export function errorBody({ status, code, message }: ApiError, endpoint: ApiEndpoint) {
  const aboutField = status === 400 || status === 422;
  return {
    request_id: SAMPLE_REQUEST_ID,
    error: {
      code,
      message: message(endpoint),
      ...(aboutField ? { field: lastField(endpoint)?.name } : {}),
    },
  };
}

/** Body of a response with 200. */
export const resultBody = ({ status, data }: ApiOutcome) => ({
  request_id: SAMPLE_REQUEST_ID,
  status,
  ...(data ? { data } : {}),
});
