// Asks every address of another site once, and fails if one is dead. Needs a network, so CI does without.
import { runnerImport } from 'vite';
import { askLink } from './ask-link.mjs';

const { external } = (await runnerImport('./facts/external-links.ts')).module;

for (const address of Object.values(external)) {
  const { state, detail } = await askLink(address);
  console.log(`${state.padEnd(6)} ${detail.padEnd(12)} ${address}`);
  if (state === 'dead') process.exitCode = 1;
}
