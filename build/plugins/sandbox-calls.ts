import type { Plugin } from 'vite';
import { groups } from '../../src/api-docs/kit/operation.ts';
import { operationList } from '../../src/api-docs/operations.ts';
import { runnable } from '../../src/api-docs/runnable.ts';
import type { RunnableGroup } from '../../src/content/types/sandbox.ts';

const MODULE = 'virtual:sandbox-calls';

/** Marks the id of a module that is no file. */
const NO_FILE = '\0';

/** All calls with their samples, for the console: data, so that no page has to hold them, nor the table its prose. */
export function sandboxCalls(): Plugin {
  const all: RunnableGroup[] = Object.entries(groups).map(([name, label]) => ({
    label,
    calls: operationList.filter(({ group }) => group === name).map(({ id }) => runnable(id)),
  }));
  return {
    name: 'kolam:sandbox-calls',
    resolveId: (source) => (source === MODULE ? NO_FILE + MODULE : undefined),
    load: (id) => (id === NO_FILE + MODULE ? `export default ${JSON.stringify(all)};` : undefined),
  };
}
