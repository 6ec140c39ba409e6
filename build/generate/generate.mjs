// `npm run generate`: writes the lists that are made of other files. Every script that needs them begins with it.
import { runnerImport } from 'vite';

const { generate } = (await runnerImport('./build/generate/generate.ts', { configFile: false }))
  .module;
for (const file of generate(process.cwd())) console.log(`Made ${file}`);
