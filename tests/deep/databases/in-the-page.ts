import { openTransactions } from '#core/storage/transactions.ts';
import { type Program, runProgram, STORES } from '../../unit/core/storage/programs/program.ts';

/** What a test calls in a page: a program over a database of that name, in the browser's own IndexedDB. */
Object.assign(globalThis, {
  runProgram: (name: string, program: Program) =>
    runProgram(openTransactions({ name, version: 1 }, STORES, 'relaxed'), program),
});
