// `npm run languages`: how far each language is. `npm run languages -- ta` says it file by file, `--strict` fails
// where a complete language is not, `--accept` keeps words as they are whose English was changed.
import { runnerImport } from 'vite';

const { main } = (
  await runnerImport('./build/translations/languages-command.ts', { configFile: false })
).module;
process.exitCode = await main(process.argv.slice(2), process.cwd());
