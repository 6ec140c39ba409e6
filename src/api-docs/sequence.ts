import type { EventType } from './events.ts';
import { type OperationId, operations } from './operations.ts';

/** What a drawn sequence says of a call, from its row in the table. */
export function callOf(id: OperationId) {
  const { method, path } = operations[id];
  return { kind: 'call', method, path } as const;
}

/** What a drawn sequence says of an event, which a transition has to name. */
export const eventOf = (id: EventType) => ({ kind: 'event', id }) as const;
