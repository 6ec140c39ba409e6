import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Whether a source has a test of that title; "…" in it stands for what the source puts in. */
function hasTest(source: string, title: string): boolean {
  const literal = title
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(?:\\$\\{.+?\\}|%[sij])');
  return new RegExp(`(?:^|[\\s(])(['"\`])${literal}\\1,`).test(source);
}

/** Expects each to name a test that is there: `tests/….test.ts`, in backticks, a colon and its title. */
export function expectTests(named: readonly string[]): void {
  for (const one of named) {
    const [, file = '', title = ''] = /^`(tests\/[\w./-]+)`: (.+)$/.exec(one) ?? [];
    expect(existsSync(path.join(ROOT, file)) && file, one).toMatch(/\.(?:test|spec)\.tsx?$/);
    expect(hasTest(readFileSync(path.join(ROOT, file), 'utf8'), title), one).toBe(true);
  }
}
