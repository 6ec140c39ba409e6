import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../e2e/support/test.ts';
import { installWorker } from '../../e2e/support/worker.ts';
import { readDisk } from './disk.ts';
import { DISKS, idsOn, type Recorded } from './disks.ts';
import { moveTo } from './move-to.ts';
import { expectDelivery, expectWork, leaveWork } from './work.ts';

/** A folder with checked-out commits, each built into its own `dist`; else there is nothing to run. */
const OLDER = process.env.OLDER_BUILDS ?? '';

const distOf = (commit: string) => path.join(OLDER, commit, 'dist');
const COMMITS = OLDER ? readdirSync(OLDER).filter((commit) => existsSync(distOf(commit))) : [];

/** Builds before the lock. */
const WITHOUT_LOCK = ['5be01a3c'];

test.use({ serviceWorkers: 'allow' });

for (const commit of COMMITS)
  for (const isLocked of WITHOUT_LOCK.includes(commit) ? [false] : [false, true])
    test(`what ${commit} left${isLocked ? ' under a lock' : ''} is here after an update, a way back and an update`, async ({
      page,
      context,
      site,
      expectConsoleErrors,
    }) => {
      // The server's headers are today's, and an older document has another script for its theme.
      expectConsoleErrors(
        /Failed to load resource|Content Security Policy|policy: script-src-elem/,
      );
      const today = site.dist;
      await site.deploy(distOf(commit));
      await installWorker(page);
      const other = await context.newPage();
      const tabs = [page, other] as const;
      await leaveWork(tabs, context, site, isLocked);
      const disk = await readDisk(page);
      const recorded: Recorded = { isLocked, ...disk };
      if (process.env.RECORD)
        writeFileSync(
          path.join(DISKS, `${commit}${isLocked ? '-locked' : ''}.json`),
          `${JSON.stringify(recorded, null, 1)}\n`,
        );
      const ids = idsOn(recorded);

      for (const build of [today, distOf(commit), today]) {
        await moveTo(page, context, site, build);
        await expectWork(tabs, isLocked);
      }
      expect(site.mails).toEqual([]);
      await expectDelivery(page, context, site, ids);
    });
