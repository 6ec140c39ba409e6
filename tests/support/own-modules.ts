import { vi } from 'vitest';

/**
 * Tests of one thread share their modules, so that a page is imported once and not for every file.
 * A file that mocks a module, or loads one again, has its own modules: from its first such
 * call, which Vitest runs before the imports of the file, until the next file begins. What a file
 * changed of globals, settings, methods and clocks is put back there as well, and the next one
 * finds no databases.
 */
interface Shared {
  /** What `vi` had before any file began. */
  readonly calls: Pick<typeof vi, 'mock' | 'doMock' | 'resetModules'>;
  /** Whether the modules of the thread are those of one file. */
  areOwn: boolean;
}

const { mock, doMock, resetModules } = vi;
const thread = globalThis as { sharedModules?: Shared };
thread.sharedModules ??= { calls: { mock, doMock, resetModules }, areOwn: false };
const shared = thread.sharedModules;
const { calls } = shared;

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
const hadDatabases = await emptyDevice();
if (shared.areOwn || hadDatabases) calls.resetModules();
shared.areOwn = false;

/** Whether the file before had databases, to which its modules may still be connected. */
async function emptyDevice(): Promise<boolean> {
  const { indexedDB } = globalThis;
  const databases = (await indexedDB?.databases()) ?? [];
  if (databases.length === 0) return false;
  globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();
  return true;
}

function takeOwn(): void {
  if (!shared.areOwn) calls.resetModules();
  shared.areOwn = true;
}

// By these names on the stack Vitest finds the file that a path is relative to.
Object.assign(vi, {
  mock(...args: Parameters<typeof mock>) {
    takeOwn();
    return calls.mock(...args);
  },
  doMock(...args: Parameters<typeof doMock>) {
    takeOwn();
    return calls.doMock(...args);
  },
  resetModules() {
    shared.areOwn = true;
    return calls.resetModules();
  },
});
