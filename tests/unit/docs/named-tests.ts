import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');

/** A test of that title in a source, with what follows up to its function; "…" marks what the source inserts. */
function findTest(source: string, title: string): string | undefined {
  const literal = title
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(?:\\$\\{.+?\\}|%[sij])');
  return new RegExp(`(?:^|[\\s(])(['"\`])${literal}\\1,[^(]*`).exec(source)?.[0];
}

/**
 * Expects each to name a test that is there: the path of a test, in backticks, a colon and its title. Where one of them
 * is left to the night, another one is in every run.
 */
export function expectTests(named: readonly string[]): void {
  const places = named.map((one) => {
    const [, file = '', title = ''] = /^`((?:src|tests)\/[\w./-]+)`: (.+)$/.exec(one) ?? [];
    expect(existsSync(path.join(ROOT, file)) && file, one).toMatch(/\.(?:test|spec)\.tsx?$/);
    const found = findTest(readFileSync(path.join(ROOT, file), 'utf8'), title);
    expect(found, one).toBeDefined();
    if (file.startsWith('tests/deep/')) return 'deep';
    return found?.includes('@night') ? 'night' : 'every run';
  });
  if (places.includes('night')) expect(places, named.join()).toContain('every run');
}
