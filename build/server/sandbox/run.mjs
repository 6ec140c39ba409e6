// `npm run sandbox`: makes the file that the site offers, and starts it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const { sandboxFile } = (
  await runnerImport('./build/artifacts/api/sandbox-file.ts', { configFile: false })
).module;
const file = path.resolve('.cache/sandbox.mjs');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, (await sandboxFile(process.cwd())).source);
await import(pathToFileURL(file).href);
