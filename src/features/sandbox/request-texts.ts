import { KEY } from '#api-docs/keys.ts';
import type { RunnableSample } from '#copy/types/endpoint.ts';
import { sandbox } from './sandbox.ts';
import { withNewest } from './with-newest.ts';

export const IDEMPOTENCY = 'idempotency-key';

/** The values in the form of a call. */
export interface RequestTexts {
  target: string;
  body: string;
  idempotency: string;
  key: string;
  fault: string;
}

/** A sample as the form begins with it, about the newest objects of this sandbox. */
export function textsOf({ target, body, headers }: RunnableSample): RequestTexts {
  const { state } = sandbox();
  return {
    target: withNewest(target, state),
    body: withNewest(body, state),
    idempotency: headers[IDEMPOTENCY] ?? '',
    key: KEY,
    fault: '',
  };
}
