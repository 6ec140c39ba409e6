import { runnerImport } from 'vite';

/** Says what complete languages lack: it waits for a translator, and stops nobody (decision 097). */
export async function sayGaps(root) {
  const { gapsOfComplete, linesOfGaps } = (
    await runnerImport('./build/translations/gaps.ts', { configFile: false })
  ).module;
  for (const line of linesOfGaps(await gapsOfComplete(root))) console.log(line);
}
