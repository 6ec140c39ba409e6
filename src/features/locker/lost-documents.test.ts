import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openView } from '#tests/unit/features/locker/view.ts';

const file = (name: string) => new File([name], name, { type: 'text/plain' });

/** A page that has read what is there. */
async function openPage() {
  const page = await openView();
  await page.refreshLocker();
  return page;
}
type Page = Awaited<ReturnType<typeof openPage>>;

const lost = ({ useLocker }: Page) => useLocker.getState().lost;
const browserTakesDatabases = () => void vi.stubGlobal('indexedDB', new IDBFactory());

beforeEach(() => {
  browserTakesDatabases();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

describe('documents that the browser deleted', () => {
  it('are counted by every page until the visitor knows', async () => {
    const before = await openPage();
    await before.addFile(file('rent.txt'));
    await before.addFile(file('tax.txt'));
    await before.refreshLocker();
    browserTakesDatabases();
    expect(lost(await openPage())).toBe(2);
    const next = await openPage();
    expect(lost(next)).toBe(2);
    await next.addFile(file('new.txt'));
    await next.refreshLocker();
    expect(lost(next)).toBe(2);
    next.forgetLostDocuments();
    expect(lost(await openPage())).toBe(0);
    browserTakesDatabases();
    expect(lost(await openPage())).toBe(1);
  });

  it('are not counted if the visitor deleted the last one, signed out, or never had any', async () => {
    const page = await openPage();
    expect(lost(page)).toBe(0);
    const { id } = await page.addFile(file('rent.txt'));
    await page.refreshLocker();
    await page.removeDocument(id);
    expect(lost(await openPage())).toBe(0);
    await page.addFile(file('tax.txt'));
    await page.refreshLocker();
    await page.signOutNow();
    expect(lost(await openPage())).toBe(0);
    browserTakesDatabases();
    expect(lost(await openPage())).toBe(0);
  });
});
