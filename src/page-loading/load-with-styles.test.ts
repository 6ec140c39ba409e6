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
  vi.stubGlobal('location', { pathname: '/a' });
  vi.stubGlobal('dispatchEvent', ({ type, detail }: CustomEvent) => failed(type, detail));
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)),
    createElement: () => ({ remove: () => void links.splice(0) }),
    head: { append: (link: Link) => void links.push(link) },
  });
  ({ __vitePreload: load } = await import('./load-with-styles.ts'));
});

const settled = () => new Promise((done) => setTimeout(done));

test('what needs no stylesheet is loaded at once', async () => {
  expect(await load(async () => 'tool')).toBe('tool');
  expect(links).toEqual([]);
});

test('a stylesheet loads with its script, once for all that wait for both', async () => {
  const asked = vi.fn(async () => 'tool');
  const done = vi.fn();
  const both = [load(asked, ['a.css']), load(asked, ['a.css'])];
  for (const each of both) void each.then(done);
  await settled();
  expect(links).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(done).not.toHaveBeenCalled();
  links[0]?.onload();
  expect(await Promise.all(both)).toEqual(['tool', 'tool']);
  await load(asked, ['a.css']);
  expect(links).toHaveLength(1);
});

test('a stylesheet that fails is told of, and fetched by the next try', async () => {
  const first = load(async () => 'tool', ['a.css']);
  links[0]?.onerror();
  await expect(first).rejects.toThrow('/a.css');
  expect(failed).toHaveBeenCalledExactlyOnceWith('vite:preloadError', '/a');
  const second = load(async () => 'tool', ['a.css']);
  expect(links).toHaveLength(1);
  links[0]?.onload();
  expect(await second).toBe('tool');
});

test('a script that fails is told of', async () => {
  await expect(load(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(failed).toHaveBeenCalledTimes(1);
});

test('what fails after its page was left is told of with the path of that page', async () => {
  const left = load(() => Promise.reject(new Error('gone')));
  vi.stubGlobal('location', { pathname: '/b' });
  await expect(left).rejects.toThrow('gone');
  expect(failed).toHaveBeenCalledExactlyOnceWith('vite:preloadError', '/a');
});
