import { expect, goOffline, test } from '../../e2e/support/test.ts';
import { installWorker } from '../../e2e/support/worker.ts';
import { layDisk } from './disk.ts';
import { DISK_NAMES, idsOn, recordedDisk } from './disks.ts';
import { expectDelivery, expectWork } from './work.ts';

test.use({ serviceWorkers: 'allow' });

for (const name of DISK_NAMES)
  test(`what ${name} left on a device is here, and goes out once`, async ({
    page,
    context,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/ERR_EMPTY_RESPONSE/);
    const disk = recordedDisk(name);
    site.isCutOff = true;
    await page.goto('/robots.txt');
    await layDisk(page, disk);
    await installWorker(page);
    await goOffline(context);
    await expectWork([page, await context.newPage()], disk.isLocked);
    expect(site.mails).toEqual([]);
    await expectDelivery(page, context, site, idsOn(disk));
  });
