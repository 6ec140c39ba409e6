import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '#core/sandbox/commands.ts';

const KEY = /sandbox$/;
const advance = (ms: number): Command => ({ kind: 'advance', ms });

/** What a tab has stored, and whether it takes more. */
const stored = new Map<string, string>();
let isRefused = false;

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  isRefused = false;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isRefused) throw new DOMException('', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = () => import('./sandbox.ts');
const onlyKey = () => [...stored.keys()].find((key) => KEY.test(key)) ?? '';

it('gives back what was kept for the same table, and nothing of another one, which it says', async () => {
  const { keepCommands, readCommands, useSandbox } = await open();
  keepCommands('one', [advance(5)]);
  expect(readCommands('one')).toEqual([advance(5)]);
  expect(useSandbox.getState().lost).toBe('');
  expect(readCommands('two')).toEqual([]);
  expect(useSandbox.getState().lost).toBe('other-table');
});

it.each(['', 'no JSON', '7', 'null', '{"table":"one"}', '{"table":1,"commands":[]}'])(
  'reads %j as nothing',
  async (text) => {
    const { keepCommands, readCommands } = await open();
    keepCommands('one', []);
    stored.set(onlyKey(), text);
    expect(readCommands('one')).toEqual([]);
  },
);

it('says when it keeps no more: after 200 steps, 64 KB, or where the browser refuses', async () => {
  const { keepCommands, readCommands, useSandbox } = await open();
  const lost = () => useSandbox.getState().lost;
  keepCommands(
    'one',
    Array.from({ length: 200 }, () => advance(1)),
  );
  expect(lost()).toBe('');
  keepCommands(
    'one',
    Array.from({ length: 201 }, () => advance(1)),
  );
  expect(lost()).toBe('full');
  expect(readCommands('one')).toHaveLength(200);
  const request = { method: 'POST', target: '/orders', headers: {}, body: 'x'.repeat(65_536) };
  keepCommands('one', [{ kind: 'call', request }]);
  expect(lost()).toBe('full');
  isRefused = true;
  keepCommands('one', [advance(1)]);
  expect(lost()).toBe('refused');
  isRefused = false;
  keepCommands('one', [advance(1)]);
  expect(lost()).toBe('');
});
