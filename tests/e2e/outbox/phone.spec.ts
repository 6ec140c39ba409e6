import { expectFits } from '../support/axe.ts';
import { holdMail, saved, send, write } from '../support/contact-form.ts';
import { open } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

const TARGET_PX = 44;

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('no message button is alone in its row, and a finger can reach each', {
  tag: '@night',
}, async ({ page, context, site }) => {
  await open(page, '/contact');
  await goOffline(context);
  await write(page, 'Please call me about a QR.');
  await send(page);
  await expect(saved(page)).toBeVisible();
  holdMail(site);
  await goOnline(context);
  await open(page, '/outbox');
  const buttons = page
    .getByRole('listitem')
    .filter({ hasText: 'Please call me about a QR.' })
    .getByRole('button');
  await expect(buttons).toHaveCount(4);
  for (const width of [320, 360, 390, 430, 768]) {
    await expectFits(page, width);
    const boxes = await buttons.evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return { top, height };
      }),
    );
    for (const { top, height } of boxes) {
      const inRow = boxes.filter((other) => other.top === top);
      expect(inRow.length, `at ${width} px`).toBeGreaterThan(1);
      expect(height).toBeGreaterThanOrEqual(TARGET_PX);
    }
  }
});
