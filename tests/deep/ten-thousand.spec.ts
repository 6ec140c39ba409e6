import { send, write } from '../e2e/support/contact-form.ts';
import { open } from '../e2e/support/open.ts';
import { messages, storeMessages } from '../e2e/support/stored-messages.ts';
import { expect, goOffline, test } from '../e2e/support/test.ts';

const COUNT = 10_000;

test('ten thousand waiting messages: a hundred are rendered, they go out under the rate limit, and no more are taken', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  // Not a moment ago, or one more would be asked about.
  const createdAt = Date.now() - 60 * 60_000;
  await storeMessages(page, messages(COUNT, { createdAt }));
  await open(page, '/outbox');
  await expect(page.getByRole('link', { name: /^Outbox, \d+ waiting$/ })).toBeVisible();
  await expect(page.getByText('The oldest 100 are shown.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Outbox' }).getByRole('listitem');
  await expect(list).toHaveCount(100);

  await expect.poll(() => site.mails.length, { timeout: 60_000 }).toBeGreaterThan(3);
  const [posts, mails] = [[...site.posts], [...site.mails]];
  expect(mails.map(({ message }) => message)).toEqual(mails.map((_, i) => `Message ${i}`));
  for (const [i, time] of posts.slice(1).entries())
    expect(time - (posts[i] ?? 0)).toBeGreaterThanOrEqual(1_000);

  await open(page, '/contact');
  // What the form may have to say comes after it.
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  await write(page, 'One more');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('100 messages are already waiting');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('One more');
});
