import { execFileSync } from 'node:child_process';

/**
 * Files that differ from a commit, in the working tree too, with new and deleted ones.
 *
 * @param {string} root folder of the project
 * @param {string} [base] a commit; where the branch left `origin/main`, if not given
 * @returns {{ base: string, files: string[] }} paths in the project
 * @throws if there is no such commit, or no Git
 */
export function changedFiles(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const from = base ?? git('merge-base', 'HEAD', 'origin/main');
  const lines = (text) => text.split('\n').filter(Boolean);
  const files = [
    ...lines(git('diff', '--name-only', '--no-renames', from)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return { base: from.slice(0, 10), files: [...new Set(files)].sort() };
}
