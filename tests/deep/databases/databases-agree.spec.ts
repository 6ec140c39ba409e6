import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from '../../e2e/support/test.ts';
import {
  makeProgram,
  type Program,
  runProgram,
  STORES,
} from '../../unit/core/storage/programs/program.ts';
import { Disk } from '../../unit/simulation/disk.ts';
import { Process } from '../../unit/simulation/process.ts';
import { Random } from '../../unit/simulation/random.ts';
import { World } from '../../unit/simulation/world.ts';

/** Another first one in each run; `SEED=17` replays the one that a failure names. */
const FIRST = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const PROGRAMS = process.env.SEED ? 1 : 1_000;

const DAY_MS = 24 * 60 * 60_000;

async function bundled(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'in-the-page.ts');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'programs' } },
  });
  const [{ output }] = [made].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

test('programs read the same from the database of the simulations and from the browser', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/online.txt');
  await page.evaluate(await bundled());
  for (let seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
    const program = makeProgram(new Random(seed));
    const world = new World(seed);
    const transact = new Disk(world, STORES).transactions(new Process(world, 'tab'));
    const simulated = await runProgram(transact, program, () =>
      world.runUntil(world.time + DAY_MS),
    );
    const real = await page.evaluate(
      ([name, program]) =>
        (
          globalThis as unknown as {
            runProgram: (name: string, program: Program) => Promise<unknown>;
          }
        ).runProgram(name, program),
      [`program ${seed}`, program] as const,
    );
    expect(simulated, `seed ${seed}: ${JSON.stringify(program)}`).toEqual(real);
  }
});
