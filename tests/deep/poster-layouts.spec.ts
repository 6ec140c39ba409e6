import { expectReadBack } from '../e2e/support/poster.ts';
import { test } from '../e2e/support/test.ts';

test.use({ serviceWorkers: 'allow' });

for (const layout of ['Rangoli', 'Doorway', 'Thread'])
  test(`${layout}: what is saved and printed is read back, offline`, async ({ page }) => {
    await expectReadBack(page, layout);
  });
