import type { Page } from 'playwright/test';
import { FAILED, holdMail, letterAt, openAndSend } from '../support/contact-form.ts';
import { goTo } from '../support/open.ts';
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
        (await letterAt(letters, number)).answer(status, 'No');
        expect(letters).toHaveLength(number + 1);
      };
      await openAndSend(page, 'Hello');
      await refuse(0);
      await expect(page.getByRole('alert')).toHaveText(FAILED);
      await goTo(page, /^Outbox, 1 waiting/);
      const announced = await announcements(page);
      const sendNow = page.getByRole('button', { name: /^Send now/ });
      const dismiss = page.getByRole('status').getByRole('button', { name: 'Dismiss' });

      await sendNow.click();
      await refuse(1);
      await expect(page.getByText('Not sent, 2 tries')).toBeVisible();
      await dismiss.click();
      await expect(dismiss).toHaveCount(0);
      expect(await announced.jsonValue()).toEqual([expect.stringMatching(notice)]);

      await sendNow.click();
      await expect.poll(() => letters.length).toBe(3);
      await goTo(page, /^Kolam/);
      await refuse(2);
      await dismiss.click();
      await goTo(page, /^Outbox, 1 waiting/);
      await expect(page.getByText('Not sent, 3 tries')).toBeVisible();
      await expect(dismiss).toHaveCount(0);
      const once = expect.stringMatching(notice);
      expect(await announced.jsonValue()).toEqual([once, once]);
    });
});
