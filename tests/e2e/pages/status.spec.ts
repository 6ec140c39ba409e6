import { open, openWithStoppedClock } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

test('a bar says that the device is offline, and leaves when it is not', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  const bar = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  await expect(bar).toHaveCount(0);
  await goOffline(context);
  await expect(bar).toHaveText('You’re offline. Saved pages still work.');
  await goOnline(context);
  await expect(bar).toHaveCount(0);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a toast leaves after 5 s, not while the mouse or the focus is on it, or when dismissed', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/contact');
    const toast = page.getByText('Ready to work offline.');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    // A clock that goes on would take it away from a machine that is slow.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await toast.isVisible()).toBe(true);
    }).toPass();
    await toast.hover();
    await page.clock.fastForward(10_000);
    await expect(toast).toBeVisible();
    await dismiss.focus();
    await page.mouse.move(10, 10);
    await page.clock.fastForward(10_000);
    await expect(toast).toBeVisible();
    await dismiss.blur();
    await page.clock.fastForward(5000);
    await expect(toast).toBeHidden();
  });
});
