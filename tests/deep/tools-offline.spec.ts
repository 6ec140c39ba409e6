import { test } from '../e2e/support/test.ts';
import { showOffline } from '../e2e/support/tool-demos.ts';

test.use({ serviceWorkers: 'allow' });

for (const family of ['checks of other numbers', 'other tools'] as const)
  test(`in airplane mode all ${family} are shown with samples alone`, async ({ page }) => {
    await showOffline(page, family);
  });
