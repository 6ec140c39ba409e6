// `npm run new page`, `tool`, `check`, `language` or `field`: asks a few questions and writes the files. Answers may be
// handed over as `-- path=/company/Careers`.
import { runnerImport } from 'vite';

const { main } = (await runnerImport('./build/new/new.ts', { configFile: false })).module;
process.exitCode = await main(process.argv.slice(2), process.cwd());
