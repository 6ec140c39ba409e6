import { FAILED, holdMail, letterAt, openAndSend } from '../support/contact-form.ts';
import { recordNotices } from '../support/notices.ts';
import { goTo } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const REFUSALS = [
  {
    of: 'the message itself',
    status: 413,
    text: 'Variables size limit',
    notice: /^A message could not be sent/,
  },
  {
    of: 'because of our account',
    status: 412,
    text: 'Gmail_API: Invalid grant',
    notice: /^Not sent/,
  },
];

test('Send now on a message that is refused again shows one notice, here and on another page', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 41[23]/);
  const letters = holdMail(site);
  const sendNow = page.getByRole('button', { name: /^Send now/ });
  const dismiss = page.getByRole('status').getByRole('button', { name: 'Dismiss' });
  const notices = await recordNotices(page);
  await openAndSend(page, 'Hello');
  (await letterAt(letters, 0)).answer(413, 'Variables size limit');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await goTo(page, /^Outbox, 1 waiting/);
  let tries = 1;
  for (const { of, status, text, notice } of REFUSALS)
    await test.step(of, async () => {
      const refuse = async () => {
        (await letterAt(letters, tries)).answer(status, text);
        tries++;
        expect(letters).toHaveLength(tries);
      };
      notices.length = 0;
      await sendNow.click();
      await refuse();
      await expect(page.getByText(`Not sent, ${tries} tries`)).toBeVisible();
      await dismiss.click();
      await expect(dismiss).toHaveCount(0);
      expect(notices).toEqual([expect.stringMatching(notice)]);

      await sendNow.click();
      await expect.poll(() => letters.length).toBe(tries + 1);
      await goTo(page, /^Kolam/);
      await refuse();
      await dismiss.click();
      await goTo(page, /^Outbox, 1 waiting/);
      await expect(page.getByText(`Not sent, ${tries} tries`)).toBeVisible();
      await expect(dismiss).toHaveCount(0);
      const once = expect.stringMatching(notice);
      expect(notices).toEqual([once, once]);
    });
});
