import type { Identifier } from '@mdn/browser-compat-data';
import { type Engine, lacks, mdn, within } from './mdn.ts';

/** Something that a script of a floor browser does not find. */
export interface Missing {
  /** Names from the global object on to what has it; none for the global object itself. */
  owner: readonly string[];
  name: string;
  /**
   * `instance` is had by the objects of an interface, `static` by the interface itself, `either` by one of both:
   * MDN does not say which for built-ins. `construct` is the use with `new`.
   */
  kind: 'static' | 'instance' | 'either' | 'construct';
}

/** Every interface, member and built-in that the oldest browser of an engine lacks. */
export const missingIn = (engine: Engine): Missing[] => [
  ...within(mdn.api).flatMap(([name, table]) => ofInterface(engine, name, table)),
  ...within(mdn.javascript.builtins as Identifier).flatMap(([name, table]) =>
    ofBuiltIn(engine, [], name, table),
  ),
];

/** What else a worker of it lacks: interfaces that its pages alone have. */
export const missingInWorkers = (engine: Engine): Missing[] => [
  ...missingIn(engine),
  ...within(mdn.api)
    .filter(([, { worker_support }]) => worker_support && lacks(engine, worker_support))
    .map(([name]) => ({ owner: [], name, kind: 'static' as const })),
];

function ofInterface(engine: Engine, name: string, table: Identifier): Missing[] {
  if (lacks(engine, table)) return [{ owner: [], name, kind: 'static' }];
  return within(table)
    .filter(([, member]) => lacks(engine, member))
    .flatMap(([member]) => ofMember(name, member));
}

/** MDN's names of members, and what is not a member: options, kinds of values and what a method takes. */
function ofMember(owner: string, member: string): Missing[] {
  if (member === owner) return [{ owner: [], name: owner, kind: 'construct' }];
  const [, name = '', suffix] = /^(@{0,2}[a-zA-Z]\w*?)(_static|_event)?$/.exec(member) ?? [];
  if (suffix === '_static') return [{ owner: [owner], name, kind: 'static' }];
  if (suffix === '_event') return [{ owner: [owner], name: `on${name}`, kind: 'instance' }];
  return name && !name.includes('_') ? [{ owner: [owner], name, kind: 'instance' }] : [];
}

function ofBuiltIn(
  engine: Engine,
  owner: readonly string[],
  name: string,
  table: Identifier,
): Missing[] {
  if (owner.at(-1) === name)
    return lacks(engine, table) ? [{ owner: owner.slice(0, -1), name, kind: 'construct' }] : [];
  const own: Missing[] = lacks(engine, table) ? [{ owner, name, kind: 'either' }] : [];
  // Beneath a name in lower case are options, and the likes of `returns_…`.
  if (owner.length > 0 && !/^[A-Z]/.test(name)) return own;
  // Also of what is missing as a whole: an array's iterator has what `Iterator` has.
  const members = within(table).filter(([member]) => /^(@@)?[a-zA-Z]+\d*$/.test(member));
  return own.concat(
    members.flatMap(([member, below]) => ofBuiltIn(engine, [...owner, name], member, below)),
  );
}
