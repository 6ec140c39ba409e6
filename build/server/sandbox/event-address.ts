import { endpoints as examples } from '../../../src/api-docs/resources/webhooks/examples.ts';
import type { Objects, State } from '../../../src/core/sandbox/state/state.ts';

type Endpoint = Objects['endpoint'];

/**
 * Where a delivery that is due is posted. Undefined where nobody named an address: the endpoint of
 * the reference is in every sandbox, and its port is the usual one of other servers. `--forward`
 * names the address of that endpoint and of those elsewhere, and gets each event once, whichever of
 * them it is for.
 */
export function eventAddress(
  state: State,
  delivery: string,
  forward: string | undefined,
  isOwn: (url: string) => boolean,
): string | undefined {
  const addressOf = (endpoint: Endpoint) => {
    if (isExample(endpoint)) return forward;
    return isOwn(endpoint.url) ? endpoint.url : (forward ?? endpoint.url);
  };
  const endpoint = endpointOf(state, delivery);
  const address = endpoint && addressOf(endpoint);
  if (address === undefined || address !== forward) return address;
  const sharing = state.outgoing
    .filter((other) => state.eventOf[other] === state.eventOf[delivery])
    .flatMap((other) => endpointOf(state, other) ?? [])
    .filter((each) => addressOf(each) === forward);
  // The record of an endpoint that somebody created is the one that is looked at.
  const taker = sharing.find((each) => !isExample(each)) ?? endpoint;
  return taker === endpoint ? address : undefined;
}

const endpointOf = (state: State, delivery: string) =>
  state.objects.endpoint[state.objects.delivery[delivery]?.endpoint_id ?? ''];

const isExample = ({ id }: Endpoint) => examples.some((each) => each.id === id);
