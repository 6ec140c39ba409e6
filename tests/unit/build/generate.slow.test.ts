import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { GENERATED, generate } from '../../../build/generate/generate.ts';
import { copySources } from '../../build-sources.ts';

test('what was made of files that are gone goes, and what is as it should be stays', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  copySources(copy);
  for (const name of ['lighthouserc.json', 'CHANGELOG.md', 'changes'])
    cpSync(name, path.join(copy, name), { recursive: true });
  generate(copy);
  const routes = path.join(copy, GENERATED, 'routes.ts');
  const before = readFileSync(routes, 'utf8');
  const left = ['tool-texts.zz.ts', 'posters/zz.ts'].map((file) =>
    path.join(copy, GENERATED, file),
  );
  for (const file of left) writeFileSync(file, "import '#languages/zz/features/pan/tool.ts';");
  expect(generate(copy)).toEqual([]);
  expect(left.filter(existsSync)).toEqual([]);
  expect(readFileSync(routes, 'utf8')).toBe(before);
});
