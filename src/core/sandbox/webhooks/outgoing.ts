import { secretOf } from '#api-docs/resources/webhooks/secret.ts';
import type { State } from '#core/sandbox/state/state.ts';

/** An attempt for the driver to sign and send. */
export interface Outgoing {
  delivery: string;
  url: string;
  /** `webhook-id`: the event's. */
  id: string;
  body: string;
  /** Two while a secret is being rotated. */
  secrets: string[];
}

/** What has to be sent now, oldest first. Without its endpoint a delivery is left out. */
export const outgoing = (state: State): Outgoing[] =>
  state.outgoing.flatMap((delivery) => attemptOf(state, delivery) ?? []);

/** The next attempt of a delivery; undefined where its endpoint or event is gone. */
export function attemptOf(state: State, delivery: string): Outgoing | undefined {
  const { endpoint_id = '' } = state.objects.delivery[delivery] ?? {};
  const endpoint = state.objects.endpoint[endpoint_id];
  const event = state.objects.event[state.eventOf[delivery] ?? ''];
  if (!endpoint || !event) return undefined;
  return {
    delivery,
    url: endpoint.url,
    id: event.id,
    body: JSON.stringify(event),
    secrets: secretsOf(state, endpoint_id),
  };
}

/** The secrets that sign for an endpoint now, the newest first. */
export function secretsOf(state: State, endpoint: string): string[] {
  const { turn, until } = state.secrets[endpoint] ?? { turn: 1, until: 0 };
  return [turn, ...(state.now < until ? [turn - 1] : [])].map(secretOf);
}
