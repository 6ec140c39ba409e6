import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changedFiles } from '../../affected/changed-files.mjs';
import { smallProject, write } from './small-project.ts';

it('names what differs from a commit: committed, edited, new, deleted, and nothing ignored', () => {
  const root = smallProject({ a: '1', b: '1', c: '1', d: '1', '.gitignore': 'ignored' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.test', ...args], { cwd: root });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write(root, 'a', '2');
  git('commit', '-qam', 'second');
  write(root, 'b', '2');
  write(root, 'new', '1');
  write(root, 'ignored', '1');
  rmSync(path.join(root, 'c'));
  expect(changedFiles(root).files).toEqual(['a', 'b', 'c', 'new']);
  expect(changedFiles(root, 'HEAD').files).toEqual(['b', 'c', 'new']);
  expect(() => changedFiles(root, 'no-such-commit')).toThrow();
});
