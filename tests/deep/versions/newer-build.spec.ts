import { RECORDS } from '../../../src/core/storage/record-versions.ts';
import { STORES } from '../../../src/store/keys.ts';
import { openAndSend, saved } from '../../e2e/support/contact-form.ts';
import {
  button,
  expectTitles,
  openLocker,
  textUpload,
  upload,
} from '../../e2e/support/locker-page.ts';
import { open } from '../../e2e/support/open.ts';
import { test as base, expect, goOffline, goOnline } from '../../e2e/support/test.ts';
import { MAKING_MS, sharedBuild } from '../../e2e/support/update.ts';
import { installWorker } from '../../e2e/support/worker.ts';
import { type DiskImage, readDisk } from './disk.ts';
import { messagesOn } from './disks.ts';
import { moveTo } from './move-to.ts';
import { makeNewerBuild, type Raised } from './newer-build.ts';
import {
  DRAFTS,
  expectLocker,
  expectMessages,
  expectWork,
  leaveWork,
  MESSAGES,
  messageField,
  TITLES,
  unlock,
} from './work.ts';

const test = base.extend<object, { newerBuild: (raised: Raised) => Promise<string> }>({
  newerBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
    async ({}, use, { project }) =>
      use((raised) =>
        sharedBuild(project.outputDir, `newer-${raised}`, async (folder) =>
          makeNewerBuild(folder, raised),
        ),
      ),
    { scope: 'worker', timeout: MAKING_MS },
  ],
});

test.use({ serviceWorkers: 'allow' });

const WENT_BACK = /went back to an earlier version/;

/** Records of a disk by where they lie. */
const recordsOf = ({ databases }: DiskImage): Map<string, unknown> =>
  new Map(
    databases.flatMap(({ name, stores }) =>
      Object.entries(stores).flatMap(([store, records]) =>
        records.map(([key, value]): [string, unknown] => [`${name} ${store} ${key}`, value]),
      ),
    ),
  );

/** Version of the seal on a disk. */
const sealOf = (disk: DiskImage): number =>
  (recordsOf(disk).get('kolam-locker seal seal') as { v: number }).v;

/**
 * What the newer build has written, by where it lies: messages and drafts by their version, documents, which may be
 * encrypted, by what was there before.
 */
function writtenByNewer(before: DiskImage, after: DiskImage): Map<string, unknown> {
  const known = recordsOf(before);
  const isNewer = (place: string, value: unknown) => {
    const { schema = 0, version = 0 } = Object(value) as { schema?: number; version?: number };
    if (place.startsWith('kolam-outbox messages')) return schema > RECORDS.message.version;
    if (place.startsWith('kolam-stores values drafts')) return version > STORES.drafts.version;
    return /kolam-locker (?:documents|files)/.test(place) && !known.has(place);
  };
  return new Map([...recordsOf(after)].filter(([place, value]) => isNewer(place, value)));
}

for (const isLocked of [false, true])
  test(`what a build with newer records wrote${isLocked ? ' under a lock' : ''} outlasts the way back`, async ({
    page,
    context,
    site,
    newerBuild,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource/);
    const [today, newer] = [site.dist, await newerBuild('records')];
    await installWorker(page);
    const other = await context.newPage();
    const tabs = [page, other] as const;
    await leaveWork(tabs, context, site, isLocked);
    const left = await readDisk(page);

    await moveTo(page, context, site, newer);
    await expectWork(tabs, isLocked);
    await openAndSend(page, 'Written by the newer one');
    await expect(saved(page)).toBeVisible();
    await openLocker(page);
    if (isLocked) await unlock(page);
    await upload(page, [textUpload('Newer.txt', 'from later')]);
    await expectTitles(page, ['Newer', ...TITLES]);

    await moveTo(page, context, site, today);
    // A tab that was left alone runs the newer build still, and would send what that has written.
    await open(other, '/services');
    const found = await readDisk(page);
    const newerOnes = writtenByNewer(left, found);
    for (const place of ['kolam-outbox messages', 'kolam-locker documents'])
      expect([...newerOnes.keys()]).toContainEqual(expect.stringContaining(place));
    await openLocker(page);
    if (isLocked) await unlock(page);
    // Where its page had the time to lock as it was left, the newer one has written its seal too.
    if (isLocked && sealOf(found) > RECORDS.seal.version)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(WENT_BACK);
    else {
      await expectTitles(page, TITLES);
      await expect(page.getByText(/^1 document was written by a newer version/)).toContainText(
        WENT_BACK,
      );
      if (!isLocked) {
        await upload(page, [textUpload('Back.txt', 'from now')]);
        await expectTitles(page, ['Back', ...TITLES]);
      }
    }
    // Those that the newer one has tried are in its form since, and the others are read.
    const ours = messagesOn(found).filter(({ schema }) => schema === RECORDS.message.version);
    await expectMessages(
      page,
      ours.map(({ payload }) => payload.message),
    );
    await expect(page.getByText(WENT_BACK)).toBeVisible();
    await expect(page.getByText('No messages are waiting')).toHaveCount(0);
    await openAndSend(page, 'Written after the way back');
    await expect(saved(page)).toBeVisible();
    const back = recordsOf(await readDisk(page));
    for (const [place, value] of newerOnes) expect(back.get(place), place).toEqual(value);
    await goOnline(context);
    const sent = () => site.mails.map(({ message }) => message).sort();
    await expect
      .poll(sent)
      .toEqual(
        [...ours.map(({ payload }) => payload.message), 'Written after the way back'].sort(),
      );
    await goOffline(context);

    await moveTo(page, context, site, newer);
    await expectLocker(page, isLocked, [...(isLocked ? [] : ['Back']), 'Newer', ...TITLES]);
    await expectMessages(page, ['Written by the newer one']);
    await goOnline(context);
    await expect.poll(() => site.mails.length).toBe(4);
    await open(page, '/outbox');
    await expect(page.getByText('No messages are waiting')).toBeVisible();
    expect(sent()).toEqual(
      [...MESSAGES, 'Written after the way back', 'Written by the newer one'].sort(),
    );
  });

test('with newer databases an older build changes nothing, and says why', async ({
  page,
  context,
  site,
  newerBuild,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  const [today, newer] = [site.dist, await newerBuild('databases')];
  await installWorker(page);
  const other = await context.newPage();
  const tabs = [page, other] as const;
  await leaveWork(tabs, context, site, false);
  await moveTo(page, context, site, newer);
  await expectWork(tabs, false);

  await moveTo(page, context, site, today);
  await open(other, '/services');
  const written = await readDisk(page);
  await openLocker(page);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(WENT_BACK);
  await button(page, 'Sign in to DigiLocker').click();
  await upload(page, [textUpload('Back.txt', 'from now')]);
  await open(page, '/outbox');
  await expect(page.getByText(WENT_BACK)).toBeVisible();
  await open(page, '/contact');
  await expect(page.getByText(WENT_BACK)).toBeVisible();
  await messageField(page).fill('Kept while this page is open');
  expect((await readDisk(page)).databases).toEqual(written.databases);
  await goOnline(context);
  await goOffline(context);

  await moveTo(page, context, site, newer);
  // In its tab the last that was typed goes before what was there: as after any reload.
  await expectWork(tabs, false, ['Kept while this page is open', DRAFTS[1] ?? '']);
  await goOnline(context);
  await expect.poll(() => site.mails.map(({ message }) => message).sort()).toEqual(MESSAGES);
});
