import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice, openTab } from '#tests/unit/core/locker/locker.ts';
import { ORIGIN, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

/** Instead of 25 MiB, of which a form takes seconds to read. */
const LIMIT = vi.hoisted(() => 1_000);
vi.mock('#core/locker/limits.ts', async (original) => ({
  ...(await original<object>()),
  MAX_FILE_BYTES: LIMIT,
}));

beforeEach(() => {
  new WorkerScope(new SmallBuild({}));
  emptyDevice();
});

/** Query of the URL that the worker leads to. */
async function share(body: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  const { respondTo } = await import('./respond.ts');
  const request = new Request(`${ORIGIN}/share-in`, { method: 'POST', body, headers });
  const response = await respondTo({ request } as unknown as FetchEvent);
  expect(response?.status).toBe(303);
  const url = new URL(response?.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe(`${ORIGIN}/digilocker`);
  return url.search;
}

function form(...files: File[]): FormData {
  const data = new FormData();
  for (const file of files) data.append('files', file);
  return data;
}

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);

test('takes every file into the tray and none into the list, with or without a signed-in user', async () => {
  expect(await share(form(file('a.pdf'), file('b.pdf')))).toBe('?shared=2');
  const tab = await openTab();
  await tab.signIn();
  expect(await share(form(file('c.pdf')), { origin: 'null' })).toBe('?shared=1');
  const { documents, waiting, tray } = await tab.listDocuments();
  expect(tray.map(({ name }) => name)).toEqual(['c.pdf', 'b.pdf', 'a.pdf']);
  expect([documents.length, waiting.length]).toEqual([3, 0]);
});

test('a flood of a page that hides its origin ends at 20 files', async () => {
  const many = Array.from({ length: 300 }, (_, i) => file(`${i}.pdf`));
  expect(await share(form(...many), { origin: 'null' })).toBe('?shared=20&refused=tray-full');
  const { documents, waiting, tray } = await (await openTab()).listDocuments();
  expect([documents.length, waiting.length, tray.length]).toEqual([0, 0, 20]);
});

test('refuses texts, forms of other sites, and what is not a form; names are not in the URL', async () => {
  const text = form();
  text.append('title', 'A secret');
  text.append('files', 'a text where a file belongs');
  text.append('files', new File([], ''));
  expect(await share(text)).toBe('?shared=0&refused=no-file');
  expect(await share('no form')).toBe('?shared=0&refused=unreadable');
  const foreign = { origin: 'https://elsewhere.test' };
  expect(await share(form(file('a.pdf')), foreign)).toBe('?shared=0&refused=foreign');
  expect((await (await openTab()).listDocuments()).tray).toEqual([]);
});

test('says each reason once, and keeps the rest', async () => {
  const over = LIMIT + 1;
  const shared = form(file('a', over), file('b', LIMIT), file('c', over));
  expect(await share(shared)).toBe('?shared=1&refused=too-large');
});

test('an empty file is refused, and said to be empty', async () => {
  const shared = form(new File([], 'Aadhaar card.pdf'), file('b'));
  expect(await share(shared)).toBe('?shared=1&refused=empty');
});

test('what is shared before a sign-out, and read after it, stays away', async () => {
  const { respondTo } = await import('./respond.ts');
  const tab = await openTab();
  await tab.signIn();
  const request = new Request(`${ORIGIN}/share-in`, { method: 'POST', body: form(file('a')) });
  const read = request.formData.bind(request);
  request.formData = async () => {
    await tab.signOut();
    return read();
  };
  const response = await respondTo({ request } as unknown as FetchEvent);
  expect(response?.headers.get('location')).toMatch(/\?shared=0&refused=signed-out$/);
  expect((await tab.listDocuments()).tray).toEqual([]);
});

test('says when the browser gives it no database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await share(form(file('a')))).toBe('?shared=0&refused=blocked');
});

test('another page or method under that path is not its business', async () => {
  const { respondTo } = await import('./respond.ts');
  const request = new Request(`${ORIGIN}/contact`, { method: 'POST', body: 'x' });
  expect(respondTo({ request } as unknown as FetchEvent)).toBeUndefined();
});

test('takes a form of our own page', async () => {
  expect(await share(form(file('a.pdf')), { origin: ORIGIN })).toBe('?shared=1');
});

test('takes nothing where it cannot tell who is signed in, though the disk answers again', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await share(form(file('a.pdf')))).toBe('?shared=0&refused=blocked');
  vi.restoreAllMocks();
  expect((await (await openTab()).listDocuments()).tray).toEqual([]);
});
