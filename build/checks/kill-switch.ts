import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Whether a build is to take the worker away from everyone who has it; see docs/without-worker.md. */
export const isWithoutWorker = (env: Record<string, string>): boolean =>
  Boolean(env.VITE_WITHOUT_WORKER);

/** What is wrong with the `sw.js` of a build without a worker. */
export async function killSwitchProblems(dist: string): Promise<string[]> {
  const script = await readFile(path.join(dist, 'sw.js'), 'utf8');
  return [
    ...(/\.unregister\(\)/.test(script) ? [] : ['sw.js does not unregister itself.']),
    ...(/"fetch"|`fetch`|'fetch'/.test(script) ? ['sw.js still responds to requests.'] : []),
  ];
}
