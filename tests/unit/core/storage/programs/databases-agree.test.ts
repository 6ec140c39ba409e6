import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';
import { openTransactions } from '#core/storage/transactions.ts';
import { Disk } from '../../../simulation/disk.ts';
import { Process } from '../../../simulation/process.ts';
import { Random } from '../../../simulation/random.ts';
import { World } from '../../../simulation/world.ts';
import { makeProgram, type Program, runProgram, STORES } from './program.ts';

/** Another first one in each run; `SEED=17` replays the one that a failure names. */
const FIRST = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const PROGRAMS = process.env.SEED ? 1 : 300;

const DAY_MS = 24 * 60 * 60_000;

/** The database of the simulations. */
function simulated(seed: number, program: Program) {
  const world = new World(seed);
  const disk = new Disk(world, STORES);
  const transact = disk.transactions(new Process(world, 'tab'));
  return runProgram(transact, program, () => world.runUntil(world.time + DAY_MS));
}

const opened = (seed: number, program: Program) =>
  runProgram(openTransactions({ name: `program ${seed}`, version: 1 }, STORES, 'strict'), program);

test(`${PROGRAMS} programs read the same from the database of the simulations, from memory and from IndexedDB`, async () => {
  for (let seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
    const program = makeProgram(new Random(seed));
    const expected = await opened(seed, program);
    const shown = `seed ${seed}: ${JSON.stringify(program)}`;
    expect(await simulated(seed, program), shown).toEqual(expected);
    expect(await runProgram(memoryTransactions(STORES), program), shown).toEqual(expected);
  }
});
