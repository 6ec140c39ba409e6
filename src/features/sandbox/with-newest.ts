import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';

const ID = /\b([a-z]+)_test_[0-9A-Z]{10}\b/g;

/** Kinds that tell what happened, and are shown elsewhere. */
const NO_OBJECTS = ['event', 'delivery'];

/** Objects with which every sandbox begins. */
const examples = seeded().objects;

interface Made {
  id: string;
  status?: string;
}

/** Objects that are not of the examples, the newest first. */
export function madeHere({ objects }: State): Made[] {
  const kinds = Object.keys(objects).filter((kind) => !NO_OBJECTS.includes(kind));
  return kinds
    .flatMap((kind) => {
      const [now, before] = [objects, examples].map(
        (all) => all[kind as keyof typeof objects] as Record<string, Made>,
      ) as [Record<string, Made>, Record<string, Made>];
      return Object.values(now).filter(({ id }) => !(id in before));
    })
    .reverse();
}

/**
 * A sample in which each id of an example gives way to the newest object of its kind that was made in this sandbox:
 * so a payment that was just created is the one that is paid next.
 */
export function withNewest(text: string, state: State): string {
  const newest = new Map<string, string>();
  for (const { id } of madeHere(state).reverse()) newest.set(id.slice(0, id.indexOf('_test_')), id);
  return text.replace(ID, (id, prefix: string) => newest.get(prefix) ?? id);
}
