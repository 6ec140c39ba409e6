// `npm run data` says which lists are older than their sources. `npm run data -- banks` regenerates that list.
// `npm run data -- outlines [FILE]` compares the State of each place with outlines of districts. Each needs a network,
// but for a FILE.
import { runnerImport } from 'vite';

const { main } = (await runnerImport('./build/data/data.ts', { configFile: false })).module;
process.exitCode = await main(...process.argv.slice(2));
