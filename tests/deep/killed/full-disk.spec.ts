import { randomBytes } from 'node:crypto';
import { textUpload } from '../../e2e/support/locker-page.ts';
import { test } from '../../e2e/support/phone.ts';
import { limitStorage } from '../../e2e/support/quota.ts';
import { expect } from '../../e2e/support/test.ts';
import { Random } from '../../unit/simulation/random.ts';
import { Device } from './device.ts';
import { Kept } from './kept.ts';
import { enterLocker } from './locker.ts';

// Without a worker, whose files take room too.
test.use({ serviceWorkers: 'block' });

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const FILES = 8;
const FILE_BYTES = 600_000;

test('a browser that is killed while it fills its disk has whole what it showed, and says what found no room', async ({
  site,
  phone,
}, info) => {
  console.log(`SEED=${SEED}`);
  const random = new Random(SEED);
  const kept = new Kept(info.outputPath(), [site.dist, site.dist]);
  const device = new Device(site, phone());
  const page = await device.start();
  await limitStorage(page, site, 3_000_000);
  await enterLocker(page, []);
  const files = Array.from({ length: FILES }, (_, i) => {
    const name = `File ${i}`;
    // Chance digits: a database compresses what it can.
    const text = `${name} ${randomBytes(FILE_BYTES / 2).toString('hex')}`;
    kept.uploads.set(name, { text, isKept: false });
    return textUpload(`${name}.txt`, text);
  });
  await page.getByLabel('Files to upload').setInputFiles(files);
  await expect(page.getByRole('alert').filter({ hasText: 'no room' }).first()).toBeVisible();
  await device.killIn(random.whole(0, 300));
  kept.note(device);
  const again = await device.start();
  await enterLocker(again, []);
  await kept.expectFiles(again);
  expect([...kept.uploads.values()].filter(({ isKept }) => isKept).length).toBeLessThan(FILES);
});
