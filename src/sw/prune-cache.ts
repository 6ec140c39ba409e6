/// <reference lib="webworker" />
import { BUILDS_KEY, REFUSED_KEY } from '#core/contract.ts';
import { type Builds, changeBuilds, isSameBuild, type Keys, readBuilds } from './builds.ts';
import { forgetting } from './cache-lock.ts';
import { openPrecache } from './cached-file.ts';
import { currentKeys } from './kept-languages.ts';

declare const self: ServiceWorkerGlobalScope;

/** So many builds are kept while tabs are open, each of which may run any of them. */
const MOST_BUILDS = 5;

/** Notes that this build is installed: from now on it may be run, also where its activation is killed. */
export const noteInstalled = (): Promise<void> =>
  changeBuilds(async (builds) => {
    const own = await currentKeys();
    if (builds.current && isSameBuild(builds.current, own)) return undefined;
    return { ...builds, installed: [own, ...others(builds.installed, own)] };
  });

/**
 * Forgets what neither this build nor an older one needs that a tab may still run: it may load a part of it later, when
 * the server has long deleted that file. The build before is kept in any case, since a browser brings back pages. While
 * another build is being installed, nothing: a navigation does it then.
 */
export const pruneCache = (): Promise<void> => forgetting(() => changeBuilds(prune), true);

async function prune(builds: Builds): Promise<Builds> {
  const own = await currentKeys();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOpen = windows.length > 0;
  const known = isOpen ? await withUnknown(builds, own) : builds;
  const installed = others(known.installed, own);
  const before = [...installed, ...olderThan(known, own)];
  const kept = before.slice(0, isOpen ? MOST_BUILDS - 1 : installed.length + 1);
  await forgetAllBut([own, ...kept]);
  // Last: what was deleted makes room for it.
  return { current: own, before: kept, installed: [] };
}

/** Without the record nobody knows what tabs run, or what waits. All that is here counts as one build, then. */
async function withUnknown(builds: Builds, own: Keys): Promise<Builds> {
  if (builds.current) return builds;
  const held = (await (await openPrecache()).keys()).map(({ url }) => url);
  const unknown = held.filter((key) => key.includes('?v=') && !own.includes(key));
  return { ...builds, before: [...builds.before, unknown] };
}

const olderThan = ({ current, before }: Builds, own: Keys) =>
  others(current ? [current, ...before] : before, own);

const others = (builds: readonly Keys[], own: Keys) =>
  builds.filter((build) => !isSameBuild(build, own));

/** Does what an activation could not that was killed or had to leave it, or whose record was lost. Never rejects. */
export async function finishActivation(): Promise<void> {
  try {
    const { current } = await readBuilds();
    if (!current) await noteCurrent();
    else if (!isSameBuild(current, await currentKeys())) await pruneCache();
  } catch {
    // No room for the record, say. What runs is kept all the same, since it is noted as installed.
  }
}

/** Notes what the build that runs needs by now, with a language that has come. */
export const noteCurrent = (): Promise<void> =>
  changeBuilds(async (builds) => {
    const own = await currentKeys();
    const before = olderThan(await withUnknown(builds, own), own);
    return { current: own, before, installed: others(builds.installed, own) };
  });

/**
 * Makes room on a full device: forgets what no build needs that was installed whole. Where none is noted nothing is
 * forgotten, since a tab may run anything then.
 */
export const forgetUnfinished = (): Promise<void> =>
  forgetting(async () => {
    const { current, before, installed } = await readBuilds();
    if (current) await forgetAllBut([current, ...before, ...installed]);
  });

async function forgetAllBut(builds: readonly Keys[]): Promise<void> {
  const cache = await openPrecache();
  const records = [BUILDS_KEY, REFUSED_KEY].map((key) => location.origin + key);
  const needed = new Set([...builds.flat(), ...records]);
  const keys = await cache.keys();
  await Promise.all(keys.filter(({ url }) => !needed.has(url)).map((key) => cache.delete(key)));
}
