import { test } from '../support/test.ts';
import { showOffline } from '../support/tool-demos.ts';

test.use({ serviceWorkers: 'allow' });

// The other tools have this in tests/deep: what all of them must do offline is in their contract.
test('in airplane mode all checks of persons’ numbers are shown with samples alone', async ({
  page,
}) => {
  await showOffline(page, 'checks of persons’ numbers');
});
