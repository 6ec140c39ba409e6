import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeNextBuild } from '../../e2e/support/next-build.ts';
import { test } from '../../e2e/support/phone.ts';
import { expect } from '../../e2e/support/test.ts';
import { installWorker } from '../../e2e/support/worker.ts';
import { Random } from '../../unit/simulation/random.ts';
import { ACTIONS } from './actions.ts';
import { Device } from './device.ts';
import { Kept, SAYS_KEPT } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

/** Half of the kills come at the very moment when something is said to be kept. */
const AT_A_PROMISE = 0.5;

/**
 * After half of the starts, writes are slow: kills come before what was said is committed, and between two writes.
 * README.md of the folder above says with which bugs that was seen red.
 */
const ON_A_SLOW_DISK = 0.5;

/** A promise comes by then, if any does. */
const PROMISED_WITHIN_MS = 6_000;

/** `KILLS=100` at night; `SEED=17` repeats the run that a failure names. */
const KILLS = Number(process.env.KILLS ?? (process.env.NIGHT ? 100 : 5));
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

test(
  'a browser that is killed at any moment has all that it said it keeps, and sends nothing as two',
  {
    tag: '@always',
  },
  async ({ site, phone }, info) => {
    test.setTimeout(300_000 + KILLS * 60_000);
    info.annotations.push({ type: 'seed', description: String(SEED) });
    console.log(`SEED=${SEED} KILLS=${KILLS}`);
    const random = new Random(SEED);
    const next = info.outputPath('next-build');
    if (!existsSync(next)) await makeNextBuild(site.dist, next);
    const kept = new Kept(path.dirname(next), [site.dist, next]);
    const device = new Device(site, phone());
    let page = await device.start();
    await installWorker(page);

    const names = Object.keys(ACTIONS);
    const first = random.whole(0, names.length);
    for (let kill = 0; kill < KILLS; kill++) {
      const name = names[(first + kill) % names.length] ?? '';
      await test.step(`kill ${kill}: ${name}`, async () => {
        const { begin, within } = ACTIONS[name] as (typeof ACTIONS)[string];
        await begin(page, device, kept, random);
        if (random.chance(AT_A_PROMISE)) await device.killIn(PROMISED_WITHIN_MS, SAYS_KEPT);
        else await device.killIn(random.whole(0, within));
        kept.note(device);
        page = await device.start(random.chance(ON_A_SLOW_DISK));
        await kept.expectOffline(page, site);
        await kept.expectLocker(page);
      });
    }
    await kept.expectFiles(page);
    await kept.expectDelivered(page, site);
    expect(device.complaints).toEqual([]);
  },
);
