import { renameSync, rmSync } from 'node:fs';
import { buildProject, changeFile, copyProject } from '../build/copied-project.ts';

/** What a newer build has raised: the version of every kind of record, or that of every database. */
export const RAISED = ['records', 'databases'] as const;
export type Raised = (typeof RAISED)[number];

/** Builds the site as it would be after a change of what it stores, as docs/stored-fields.md has it. */
export function makeNewerBuild(folder: string, raised: Raised): void {
  const copy = copyProject();
  // Its migrations weigh some bytes more than today's pages may: what a build to come weighs is not asked here.
  changeFile(copy, 'build/checks/budgets.ts', (text) =>
    text.replace('interactive: 100 * KB', 'interactive: 101 * KB'),
  );
  if (raised === 'records') raiseRecords(copy);
  else raiseDatabases(copy);
  renameSync(buildProject(copy, 'dist'), folder);
  rmSync(copy, { recursive: true });
}

function raiseRecords(copy: string): void {
  changeFile(copy, 'src/core/storage/record-versions.ts', (text) =>
    text.replace(
      /version: (\d+), migrations: \{\}/g,
      (_, version) => `version: ${Number(version) + 1}, migrations: { ${version}: (old) => old }`,
    ),
  );
  changeFile(copy, 'src/store/keys.ts', (text) =>
    text.replace(/version: (\d+) \}/g, (_, version) => `version: ${Number(version) + 1} }`),
  );
  // Next to its store, the migration of each.
  for (const [file, versions] of [
    ['drafts', '4: (old) => old,'],
    ['investor', 'migrations: { 1: (old) => old },'],
  ] as const)
    changeFile(copy, `src/store/${file}.ts`, (text) =>
      file === 'drafts'
        ? text.replace('  migrations: {\n', `  migrations: {\n    ${versions}\n`)
        : text.replace('  initial: NOBODY,\n', `  initial: NOBODY,\n  ${versions}\n`),
    );
}

const raiseDatabases = (copy: string): void =>
  changeFile(copy, 'src/core/storage/databases.ts', (text) =>
    text.replace(/, version: (\d+) \}/g, (_, version) => `, version: ${Number(version) + 1} }`),
  );
