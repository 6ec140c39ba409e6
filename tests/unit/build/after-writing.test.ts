import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { afterWriting } from '../../../build/vite/after-writing.ts';

/** Builds a page of nothing with these plugins; says what came of it. */
function built(plugins: Plugin[]): Promise<unknown> {
  const root = mkdtempSync(path.join(tmpdir(), 'kolam-after-writing-'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  return build({ root, configFile: false, logLevel: 'silent', plugins });
}

const failing: Plugin = {
  name: 'failing',
  enforce: 'post',
  generateBundle() {
    throw new Error('the first fault');
  },
};

test('work on a build that was not written is not begun, so that the first error is shown', async () => {
  let begun = 0;
  const work: Plugin = {
    name: 'work',
    ...afterWriting(async () => {
      begun++;
      throw new Error('the second fault');
    }, 'pre'),
  };
  await expect(built([work, failing])).rejects.toThrow('the first fault');
  expect(begun).toBe(0);
  await expect(built([work])).rejects.toThrow('the second fault');
  expect(begun).toBe(1);
});
