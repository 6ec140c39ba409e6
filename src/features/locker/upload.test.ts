import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openView } from '#tests/unit/features/locker/view.ts';

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
let page: Awaited<ReturnType<typeof openView>>;

/** Only the test of the delay waits as long as visitors do. */
const withoutDelay = () =>
  vi.doMock('#features/locker/limits.ts', async (original) => ({
    ...(await original<typeof import('#features/locker/limits.ts')>()),
    UPLOAD_DELAY_MS: 0,
  }));

beforeEach(async () => {
  withoutDelay();
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await openView();
  await page.startLocker();
});
afterEach(() => void vi.restoreAllMocks());

const shown = () => {
  const { documents, arriving } = page.useLocker.getState();
  return documents.filter(({ id }) => !arriving.has(id)).map(({ title }) => title);
};

describe('upload', () => {
  it('keeps a file at once and shows it on top after 0.9 s', async () => {
    vi.doUnmock('#features/locker/limits.ts');
    page = await openView();
    await page.startLocker();
    const startedAt = performance.now();
    const uploading = page.upload([file('one.bin')]);
    await vi.waitFor(() => expect(page.useLocker.getState().documents).toHaveLength(1));
    expect(shown()).toEqual([]);
    await uploading;
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(890);
    await vi.waitFor(() => expect(shown()).toEqual(['one']));
  });

  it('counts several, names what was refused, and takes the others', async () => {
    const uploading = page.upload([
      file('a.bin'),
      file('big.bin', 25 * 1024 * 1024 + 1),
      file('none.pdf', 0),
      file('c'),
    ]);
    // 3, 26,214,401, none and 3 bytes.
    expect(page.useUploads.getState()).toMatchObject({ total: 4, done: 0, bytes: 26_214_407 });
    const done: number[] = [];
    page.useUploads.subscribe(({ doneBytes }) => done.push(doneBytes));
    await uploading;
    expect(page.useUploads.getState()).toEqual({
      total: 0,
      done: 0,
      bytes: 0,
      doneBytes: 0,
      refused: [
        { name: 'big.bin', reason: 'too-large' },
        { name: 'none.pdf', reason: 'empty' },
      ],
    });
    expect([...new Set(done)]).toEqual([3, 26_214_404, 26_214_407, 0]);
    await page.refreshLocker();
    expect(shown()).toEqual(['c', 'a']);
  });

  it('reads one file at a time, in two batches too', async () => {
    let [now, most] = [0, 0];
    const read = File.prototype.arrayBuffer;
    vi.spyOn(File.prototype, 'arrayBuffer').mockImplementation(async function (this: File) {
      most = Math.max(most, ++now);
      const bytes = await read.call(this);
      now--;
      return bytes;
    });
    const batches = [page.upload([file('a'), file('b')]), page.upload([file('c'), file('d')])];
    expect(page.useUploads.getState().total).toBe(4);
    await Promise.all(batches);
    expect(most).toBe(1);
    expect(page.useUploads.getState().total).toBe(0);
    await page.refreshLocker();
    expect(shown()).toEqual(['d', 'c', 'b', 'a']);
  });

  it('refuses what was chosen before a sign-out that came first', async () => {
    await page.signInLater();
    const uploading = page.upload([file('a'), file('b')]);
    await page.signOutNow();
    await uploading;
    await page.refreshLocker();
    const { refused } = page.useUploads.getState();
    const { documents } = page.useLocker.getState();
    expect(documents.length).toBe(0);
    expect(refused.every(({ reason }) => reason === 'signed-out')).toBe(true);
  });

  it('notices by a refusal that another tab signed out, and accepts the next file', async () => {
    await page.signInLater();
    const shownHere = page.useLocker;
    // Another tab, of which this one hears nothing.
    const other = await openView();
    await other.startLocker();
    await other.signOutNow();
    expect(shownHere.getState().user).toBeDefined();
    await page.upload([file('a')]);
    expect(page.useUploads.getState().refused).toEqual([{ name: 'a', reason: 'signed-out' }]);
    await page.upload([file('b')]);
    await page.refreshLocker();
    expect(page.useUploads.getState().refused).toEqual([]);
    expect(shown()).toEqual(['b']);
  });

  it('refuses what was chosen, before the locker was read, in a session that is over', async () => {
    await page.signInLater();
    const opening = await openView();
    let read: (() => void) | undefined;
    const slow = new File(['a'], 'a');
    slow.arrayBuffer = async () => {
      await new Promise<void>((done) => {
        read = done;
      });
      return new ArrayBuffer(1);
    };
    const uploading = opening.upload([slow]);
    await vi.waitFor(() => expect(read).toBeDefined());
    await page.signOutNow();
    read?.();
    await uploading;
    expect(opening.useUploads.getState().refused).toEqual([{ name: 'a', reason: 'signed-out' }]);
  });

  it('does nothing for a cancelled choice', async () => {
    await page.upload([]);
    expect(page.useUploads.getState().total).toBe(0);
  });
});
