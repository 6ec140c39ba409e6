import { test } from '../e2e/support/test.ts';
import { FAMILIES, showOffline } from '../e2e/support/tool-demos.ts';

test.use({ serviceWorkers: 'allow' });

for (const family of Object.keys(FAMILIES) as (keyof typeof FAMILIES)[])
  test(`in airplane mode all ${family} are shown with samples alone`, async ({ page }) => {
    await showOffline(page, family);
  });
