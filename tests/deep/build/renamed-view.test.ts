import { readdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildProject, changeFile, copyProject } from './copied-project.ts';

/** Half a percent: a name of another length is compressed to other bytes. */
const TOLERANCE = 0.005;

/** Bytes of the scripts of a build, by name without digest. Scripts of one name are added up. */
function scriptsIn(dist: string): Map<string, number> {
  const assets = path.join(dist, 'assets');
  const sizes = new Map<string, number>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const name = file.replace(/-[\w-]{7,8}\.js$/, '').replace('ContactNext', 'Contact');
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(path.join(assets, file)).size);
  }
  return sizes;
}

it('a view that is renamed builds, within the bounds of before, and no script changes its size', () => {
  const copy = copyProject();
  const before = scriptsIn(buildProject(copy, 'dist'));
  const pages = path.join(copy, 'src/pages');
  renameSync(path.join(pages, 'Contact.tsx'), path.join(pages, 'ContactNext.tsx'));
  changeFile(copy, 'copy/pages/contact.ts', (text) =>
    text.replace("view: 'Contact'", "view: 'ContactNext'"),
  );
  const after = scriptsIn(buildProject(copy, 'dist-renamed'));
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  const changed = [...before].filter(
    ([name, bytes]) => Math.abs((after.get(name) ?? 0) - bytes) > Math.max(32, bytes * TOLERANCE),
  );
  expect(changed).toEqual([]);
});
