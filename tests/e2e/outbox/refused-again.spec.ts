import type { Page } from 'playwright/test';
import { FAILED, holdMail, type Letter, send, write } from '../support/contact-form.ts';
import { arrival, open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Texts of all notices that are announced from now on, also of those that another one replaces. */
const announcements = (page: Page) =>
  page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes]))
        if (added instanceof Element && added.querySelector('button[aria-label=Dismiss]'))
          texts.push(added.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  });

test.describe('Send now on a message that the service refuses again', () => {
  const refusals = [
    { of: 'itself', status: 413, notice: /^A message could not be sent/ },
    { of: 'because of our account', status: 412, notice: /^Not sent/ },
  ];
  for (const { of, status, notice } of refusals)
    test(`${of} announces one notice, here and on another page`, async ({
      page,
      site,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(new RegExp(`status of ${status}`));
      const letters = holdMail(site);
      const refuse = async (number: number) => {
        await expect.poll(() => letters.length).toBe(number);
        (letters[number - 1] as Letter).answer(status, 'No');
      };
      const goTo = async (link: RegExp) => {
        await page.getByRole('banner').getByRole('link', { name: link }).first().click();
        await arrival(page);
      };
      await open(page, '/contact');
      await write(page, 'Hello');
      await send(page);
      await refuse(1);
      await expect(page.getByRole('alert')).toHaveText(FAILED);
      await goTo(/^Outbox, 1 waiting/);
      const announced = await announcements(page);
      const sendNow = page.getByRole('button', { name: /^Send now/ });
      const dismiss = page.getByRole('status').getByRole('button', { name: 'Dismiss' });

      await sendNow.click();
      await refuse(2);
      await expect(page.getByText('Not sent, 2 tries')).toBeVisible();
      await dismiss.click();
      await expect(dismiss).toHaveCount(0);
      expect(await announced.jsonValue()).toEqual([expect.stringMatching(notice)]);

      await sendNow.click();
      await expect.poll(() => letters.length).toBe(3);
      await goTo(/^Kolam/);
      await refuse(3);
      await dismiss.click();
      await goTo(/^Outbox, 1 waiting/);
      await expect(page.getByText('Not sent, 3 tries')).toBeVisible();
      await expect(dismiss).toHaveCount(0);
      const once = expect.stringMatching(notice);
      expect(await announced.jsonValue()).toEqual([once, once]);
    });
});
