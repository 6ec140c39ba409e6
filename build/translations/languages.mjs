// `npm run languages`: how far each language is. `npm run languages -- ta` says it text by text,
// `--strict` fails where a complete language is not, and `--accept words/` keeps the words of a file
// or folder as they are, though their English was changed.
import { runnerImport } from 'vite';

const { main } = (
  await runnerImport('./build/translations/languages-command.ts', { configFile: false })
).module;
process.exitCode = await main(process.argv.slice(2), process.cwd());
