import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runBuild } from '../development/run-build.ts';
import { budgetDifferences } from './budget-differences.ts';
import { MEASURED, readAccepted, readMeasured, writeAccepted } from './measured.ts';

/**
 * Builds the demo and prints in which rows it differs from what was accepted.
 *
 * @param accept whether its figures are accepted from now on
 */
export async function compareBudgets(root: string, accept: boolean): Promise<void> {
  await rm(path.join(root, MEASURED), { force: true });
  const outDir = path.join(root, '.cache/budgets');
  // A build that passes its bounds fails, and has written its figures all the same.
  const failure = await runBuild({ root, mode: 'demo', outDir }).catch((error: Error) => error);
  const measured = await readMeasured(root).catch(() => {
    throw failure;
  });
  const differences = budgetDifferences(await readAccepted(root), measured);
  console.log(differences.join('\n') || 'Nothing differs from build/budgets.json.');
  if (accept) await writeAccepted(root, measured);
}
