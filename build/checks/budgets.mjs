// `npm run budgets`: builds, and says what takes more or less than build/budgets.json; with `--accept` it writes that.
import { runnerImport } from 'vite';

const { compareBudgets } = (
  await runnerImport('./build/checks/compare-budgets.ts', { configFile: false })
).module;
await compareBudgets(process.cwd(), process.argv.includes('--accept'));
