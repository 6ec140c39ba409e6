import { BUILDS_KEY } from '#core/contract.ts';
import { noting } from './cache-lock.ts';
import { openPrecache } from './cached-file.ts';
import { integrityOf } from './integrity.ts';

/** Keys of all that a build needs, in the order of its lists. */
export type Keys = readonly string[];

/** What builds need that were installed on this device; newest first where there are several. */
export interface Builds {
  /** The build that was activated last; pages read it. Undefined where none was, or nobody knows. */
  current: Keys | undefined;
  /** Those before it that a tab may still run. */
  before: readonly Keys[];
  /** Those installed since, whose activation has not been noted: they wait, have been replaced, or run. */
  installed: readonly Keys[];
}

/** The form in which they are kept. Older workers know `current` and `previous`. */
interface BuildsRecord {
  current: Keys;
  previous: Keys;
  older: readonly Keys[];
  installed: readonly Keys[];
  /** Of what it says. Older workers wrote none. */
  integrity: string;
}

/** So many names a record has that has an integrity. */
const NAMES = 5;

/**
 * Reads what is noted and keeps what `change` makes of it, if it makes anything. No other worker does meanwhile: an
 * older one still notes what it runs while a newer one notes that it is installed. Throws where the device has no room.
 */
export const changeBuilds = (
  change: (builds: Builds) => Promise<Builds | undefined>,
): Promise<void> =>
  noting(async () => {
    const changed = await change(await readBuilds());
    if (changed) await writeBuilds(changed);
  });

/**
 * Reads what is noted: nothing where the record is lost, is invalid, or was not written by us. A changed letter of
 * a key would else have that file forgotten.
 */
export async function readBuilds(): Promise<Builds> {
  const record: Partial<Record<keyof BuildsRecord, unknown>> = Object(
    await openPrecache()
      .then((cache) => cache.match(BUILDS_KEY))
      .then((held) => held?.json())
      .catch(() => undefined),
  );
  const [current] = keysIn([record.current]);
  const before = [...keysIn([record.previous]), ...keysIn(record.older)];
  const builds: Builds = { current, before, installed: keysIn(record.installed) };
  const { integrity } = record;
  // Without it, and yet with all names, it has been changed in the name itself.
  const isIntact = integrity
    ? integrity === (await integrityOfBuilds(builds))
    : Object.keys(record).length < NAMES;
  return isIntact ? builds : { current: undefined, before: [], installed: [] };
}

const integrityOfBuilds = ({ current = [], before, installed }: Builds): Promise<string> =>
  integrityOf(new TextEncoder().encode(JSON.stringify([current, before, installed])).buffer);

function keysIn(lists: unknown): Keys[] {
  const isKeys = (keys: unknown): keys is Keys =>
    Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string');
  return Array.isArray(lists) ? lists.filter(isKeys) : [];
}

async function writeBuilds(builds: Builds): Promise<void> {
  const { current = [], before, installed } = builds;
  const [previous = [], ...older] = before;
  const integrity = await integrityOfBuilds(builds);
  const record: BuildsRecord = { current, previous, older, installed, integrity };
  await (await openPrecache()).put(BUILDS_KEY, new Response(JSON.stringify(record)));
}

/** Whether two are the same build, of which either may lack a stage: they begin the same, and no file differs. */
export function isSameBuild(one: Keys, other: Keys): boolean {
  const keys = new Map(one.map((key) => [fileOf(key), key]));
  return one[0] === other[0] && other.every((key) => (keys.get(fileOf(key)) ?? key) === key);
}

/** A key without its version. */
const fileOf = (key: string): string => key.slice(0, key.indexOf('?'));
