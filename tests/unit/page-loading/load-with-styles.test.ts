import { beforeEach, expect, test, vi } from 'vitest';

/** A stylesheet of the document, whose arrival the test decides. */
interface Link {
  href: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

const links: Link[] = [];
const failed = vi.fn();
let load: <T>(load: () => Promise<T>, files?: string[]) => Promise<T>;

beforeEach(async () => {
  links.length = 0;
  failed.mockReset();
  vi.resetModules();
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => failed(type));
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)),
    createElement: () => ({ remove: () => void links.splice(0) }),
    head: { append: (link: Link) => void links.push(link) },
  });
  ({ __vitePreload: load } = await import('../../../src/page-loading/load-with-styles.ts'));
});

const settled = () => new Promise((done) => setTimeout(done));

test('what needs no stylesheet is loaded at once', async () => {
  expect(await load(async () => 'tool')).toBe('tool');
  expect(links).toEqual([]);
});

test('a stylesheet comes first, once for all that wait for it', async () => {
  const loaded = vi.fn();
  const both = [load(async () => loaded(), ['a.css']), load(async () => loaded(), ['a.css'])];
  await settled();
  expect(links).toHaveLength(1);
  expect(loaded).not.toHaveBeenCalled();
  links[0]?.onload();
  await Promise.all(both);
  expect(loaded).toHaveBeenCalledTimes(2);
  await load(async () => loaded(), ['a.css']);
  expect(links).toHaveLength(1);
});

test('a stylesheet that fails is told of, and fetched by the next try', async () => {
  const loaded = vi.fn();
  const first = load(async () => loaded(), ['a.css']);
  links[0]?.onerror();
  await expect(first).rejects.toThrow('/a.css');
  expect(failed).toHaveBeenCalledExactlyOnceWith('vite:preloadError');
  expect(loaded).not.toHaveBeenCalled();
  const second = load(async () => loaded(), ['a.css']);
  expect(links).toHaveLength(1);
  links[0]?.onload();
  await second;
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('a script that fails is told of', async () => {
  await expect(load(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(failed).toHaveBeenCalledTimes(1);
});
