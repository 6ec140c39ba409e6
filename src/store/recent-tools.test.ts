import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL } from '#store/keys.ts';
import { recentTools, rememberTool } from '#store/recent-tools.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the three tools opened last, the latest first, each once', () => {
  for (const to of ['/z', '/a', '/b', '/c', '/a', '/a']) rememberTool(to);
  expect(recentTools()).toEqual(['/a', '/c', '/b']);
});

it.each(['', '{', 'null', '{"0":"/a"}', '[1,null,{}]'])('reads %j as no tools', (stored) => {
  kept.set(LOCAL.recentTools, stored);
  expect(recentTools()).toEqual([]);
});

it('blocked storage keeps nothing and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(() => rememberTool('/a')).not.toThrow();
  expect(recentTools()).toEqual([]);
});
