import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDraftKey } from '#store/draft-key.ts';

type Work = (lock: object | null) => unknown;

/** Web Locks of one browser: who closes a tab lets go of all that it held. */
class Locks {
  readonly #holders = new Map<string, object>();
  readonly #waiting: { name: string; tab: object; take: () => void }[] = [];

  async request(tab: object, name: string, options: LockOptions, work: Work): Promise<unknown> {
    if (this.#holders.has(name) && !options.steal) {
      if (options.ifAvailable) return work(null);
      await new Promise<void>((take, refuse) => {
        this.#waiting.push({ name, tab, take });
        options.signal?.addEventListener('abort', () => refuse(options.signal?.reason));
      });
    }
    this.#holders.set(name, tab);
    try {
      return await work({ name });
    } finally {
      if (this.#holders.get(name) === tab) this.#release(name);
    }
  }

  close(tab: object): void {
    for (const [name, holder] of this.#holders) if (holder === tab) this.#release(name);
  }

  #release(name: string): void {
    this.#holders.delete(name);
    const next = this.#waiting.findIndex((each) => each.name === name);
    if (next >= 0) this.#waiting.splice(next, 1)[0]?.take();
  }
}

/** Channels between the pages that live. */
class Channels {
  readonly #open: { tab: object; name: string; hear: Set<(event: { data: unknown }) => void> }[] =
    [];

  /** `BroadcastChannel` as a page sees it. */
  of(tab: object) {
    const all = this.#open;
    return class {
      readonly #own;
      constructor(name: string) {
        this.#own = { tab, name, hear: new Set<(event: { data: unknown }) => void>() };
        all.push(this.#own);
      }
      addEventListener(_: string, hear: (event: { data: unknown }) => void) {
        this.#own.hear.add(hear);
      }
      postMessage(data: unknown) {
        for (const other of [...all])
          if (other !== this.#own && other.name === this.#own.name)
            for (const hear of other.hear) queueMicrotask(() => hear({ data }));
      }
      close() {
        this.#own.hear.clear();
      }
    };
  }

  close(tab: object): void {
    for (const each of this.#open) if (each.tab === tab) each.hear.clear();
  }
}

let channels: Channels;
let locks: Locks;
/** Keys of the drafts that hold something. */
let written: Set<string>;

/** A page that asks for its drafts. `session` is the tab's `sessionStorage`. */
async function open(session = new Map<string, string>()) {
  const page = {};
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, options: LockOptions, work: Work) =>
        locks.request(page, name, options, work),
    },
  });
  vi.stubGlobal('BroadcastChannel', channels.of(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  });
  const key = await claimDraftKey('drafts', async (each) => written.has(each));
  /** As some browsers do, which do not give back the locks of a page that is gone. */
  const vanish = () => channels.close(page);
  const close = () => {
    vanish();
    locks.close(page);
  };
  return { key, session, close, vanish };
}

beforeEach(() => {
  locks = new Locks();
  channels = new Channels();
  written = new Set();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the drafts of a tab', () => {
  test('are its own while it is open, however many there are', async () => {
    const keys: string[] = [];
    for (let i = 0; i < 20; i++) keys.push((await open()).key);
    expect(keys.slice(0, 3)).toEqual(['drafts', 'drafts-1', 'drafts-2']);
    expect(new Set(keys).size).toBe(20);
  });

  test('are the same after a reload, also where others have written some since', async () => {
    await open();
    const second = await open();
    written = new Set(['drafts', 'drafts-1', 'drafts-2']);
    second.close();
    expect((await open(second.session)).key).toBe('drafts-1');
  });

  test('are the same where the page that is reloaded lets go a moment later', async () => {
    await open();
    const second = await open();
    const reloaded = open(second.session);
    await Promise.resolve();
    second.close();
    expect((await reloaded).key).toBe('drafts-1');
  });

  test('are the same after a reload whose page before is gone and keeps its lock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open();
    const second = await open();
    second.vanish();
    const reloaded = open(second.session);
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await reloaded).key).toBe('drafts-1');
    // It is answered for again, so that a copy of the tab gets others.
    const copy = open(new Map(second.session));
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await copy).key).toBe('drafts-2');
  });

  test('are its own in a copy of a tab, which has the session of the first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await open();
    const copy = open(new Map(first.session));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await copy).key).toBe('drafts-1');
  });

  test('that was closed with a text in them are found by the next tab, before empty ones', async () => {
    await open();
    const second = await open();
    const third = await open();
    written.add('drafts-2');
    second.close();
    third.close();
    expect((await open()).key).toBe('drafts-2');
    expect((await open()).key).toBe('drafts-1');
  });

  test('are the first free ones where none of the free ones holds a text', async () => {
    const first = await open();
    await open();
    written.add('drafts-1');
    first.close();
    expect((await open()).key).toBe('drafts');
  });

  test('can be had where reading fails, and where nothing may be kept for the tab', async () => {
    await open();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
    });
    const key = await claimDraftKey('drafts', async () => {
      throw new Error('unread');
    });
    expect(key).toBe('drafts-1');
  });

  test('are the shared ones in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await claimDraftKey('drafts', async () => true)).toBe('drafts');
  });
});
