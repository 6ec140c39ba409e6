import type { TestValues } from '#copy/types/sections.ts';
import { events } from './events.ts';
import { pascal } from './named-schemas.ts';

/** Every event, with the object that it holds and when it is sent, by that object. */
export const eventRows: readonly TestValues[] = [
  ...new Set(events.map(({ resource }) => resource)),
].map((resource) => ({
  label: pascal(resource.name),
  rows: events
    .filter((event) => event.resource === resource)
    .map(({ type, text }) => ({
      label: type,
      input: pascal(resource.name),
      outcome: text,
      anchor: `event.${type}`,
    })),
}));
