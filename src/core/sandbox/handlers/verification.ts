import type { Check } from '#api-docs/kit/check.ts';
import { checks } from '#api-docs/resources/verification/checks/checks.ts';
import { places } from '#api-docs/resources/verification/geocode.ts';
import type { verificationOperations } from '#api-docs/resources/verification/operations.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { MINUTE } from '#core/sandbox/clock/time.ts';
import { Refused } from '#core/sandbox/refused.ts';
import type { Objects } from '#core/sandbox/state/state.ts';
import { all, create, find, pageOf } from '#core/sandbox/state/store.ts';
import type { Handler, Handlers } from './handler.ts';

const verify =
  ({ type, decidedBy, outcomes }: Check): Handler =>
  (state, { body, requestId }) => {
    const value = (body as Record<string, string>)[decidedBy];
    const [first] = outcomes;
    const { status, data, later } = outcomes.find((each) => each.value === value) ?? first;
    const made = create(state, 'verification', {
      request_id: requestId,
      type,
      status,
      ...(data ? { data } : {}),
    } as Objects['verification']);
    if (later) {
      state.later[made.id] = later as never;
      schedule(state, state.now + MINUTE, 'verification.complete', made.id);
    }
    return made as never;
  };

// Each has the same shape, which types cannot follow through the table.
const verifications = Object.fromEntries(
  Object.entries<Check>(checks).map(([id, check]) => [id, verify(check)]),
) as unknown as Pick<Handlers<typeof verificationOperations>, keyof typeof checks>;

export const verification: Handlers<typeof verificationOperations> = {
  ...verifications,
  'verifications.get': (state, { params }) => find(state, 'verification', params.verification_id),
  'verifications.list': (state, { query }) => pageOf(all(state, 'verification'), query),
  'geocode.reverse'(_state, { query: { lat, lon } }) {
    const place = places[`${lat},${lon}`];
    if (!place) throw new Refused('address_not_found');
    return place;
  },
};
