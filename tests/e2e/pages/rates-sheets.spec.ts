import type { Page } from 'playwright/test';
import * as cash from '#facts/rules/cash.ts';
import * as tax from '#facts/rules/tax.ts';
import * as tariff from '#facts/tariff.ts';
import { textsOfPdf } from '../../support/pdf-lines.ts';
import { open } from '../support/open.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { withoutPrinter } from '../support/tool-checks.ts';

const { fees, commissions, charges, days, settlement } = tariff;

/** Sums and fees as India writes them, made here and not by the site. */
const rupees = (amount: number) =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
const sums = (part: object): string[] =>
  Object.values(part).flatMap((value) =>
    typeof value === 'number' ? [rupees(value / 100)] : sums(value),
  );
const percents = (...some: number[]) => some.map((fee) => `${(fee / 100).toFixed(2)}%`);
const spans = (...some: (readonly [number, number])[]) => some.map((each) => each.join('-'));
const slab = ({ paise }: { paise: number }) => rupees(paise / 100);

const { withdrawal, transfer, ...single } = commissions;
const tds = [`${tax.commissionTax.percent}%`, rupees(tax.commissionTax.aboveYearRupees)];
const always = [settlement.by, `${tax.feeTax.percent}%`, ...percents(fees.instantSettlement)];

const SHEETS = [
  {
    en: 'Sheet for a shop',
    hi: 'दुकान का पर्चा',
    titles: ['Kolam for your shop', 'आपकी दुकान के लिए कोलम'],
    figures: [
      ...Object.values({ ...withdrawal }).map(slab),
      ...Object.values({ ...transfer }).map(slab),
      ...sums(single),
      ...sums({
        a: charges.walletToBegin,
        b: charges.fingerprintReader,
        c: charges.posRentMonth,
        d: charges.posDeposit,
      }),
      ...spans(days.shopChecks, days.insuranceCourse),
      ...tds,
      rupees(cash.aepsWithdrawal.mostRupees),
      rupees(cash.moneyTransfer.senderMonthRupees),
    ],
  },
  {
    en: 'Sheet for a business',
    hi: 'कारोबार का पर्चा',
    titles: ['Kolam for your business', 'आपके कारोबार के लिए कोलम'],
    figures: [
      ...percents(...Object.values(fees)),
      ...sums({ a: charges.payout, b: charges.prepaidCard, c: charges.addedUserMonth }),
      ...sums({ a: charges.cashPickup, b: charges.posRentMonth, c: charges.posDeposit }),
      ...spans(days.activation, days.posDelivery, days.refund),
      rupees(cash.failedPayment.compensationDayRupees),
    ],
  },
  {
    en: 'Sheet for an integrator',
    hi: 'डेवलपर का पर्चा',
    titles: ['Kolam for your code', 'आपके कोड के लिए कोलम'],
    figures: [
      ...sums({ a: charges.panCheck, b: charges.accountCheck, c: charges.vehicleCheck }),
      ...sums({ a: charges.payout }),
      ...percents(fees.creditCard, fees.debitCard, fees.netBanking, fees.upi),
      ...spans(days.activation, days.refund),
    ],
  },
];

const SAID = {
  en: ['Sample rates', 'as of November 2026', 'What you need', 'Whom to ask'],
  hi: ['सैंपल रेट', 'नवंबर 2026', 'क्या चाहिए', 'किससे पूछें'],
};

/** Whether a figure is in a text, and is not the end or the beginning of a longer one. */
const has = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replace(/[.$]/g, '\\$&')}(?![\\d%]|[.,]\\d)`).test(text);

async function printed(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const pages = textsOfPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages, 'one page').toHaveLength(1);
  return pages[0]?.replaceAll('\u2060', '') ?? '';
}

for (const language of ['en', 'hi'] as const)
  test(`every sheet is one page with the figures of the tariff, made without a network (${language})`, async ({
    page,
  }) => {
    await withoutPrinter(page);
    await open(page, language === 'hi' ? '/hi/rates' : '/rates');
    await goOffline(page.context());
    for (const { titles, figures, ...buttons } of SHEETS) {
      const text = await printed(page, buttons[language]);
      const words = text.replaceAll(/\s+/g, ' ');
      for (const each of [titles[language === 'hi' ? 1 : 0], ...SAID[language], '+91 120 000 0000'])
        expect(words).toContain(each);
      const missing = [...figures, ...always].filter((figure) => !has(text, figure));
      expect(missing, buttons[language]).toEqual([]);
      const devanagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0;
      if (language === 'hi') expect(devanagari).toBeGreaterThan(500);
      else expect(devanagari).toBe(0);
    }
  });

test('a print of the whole page has no sheet, and the screen has none either', async ({ page }) => {
  await withoutPrinter(page);
  await open(page, '/rates');
  await page.getByRole('button', { name: 'Sheet for a shop' }).click();
  await page.mouse.move(50, 50);
  const sheet = page.getByText('Kolam for your shop');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'What a shop earns' })).toBeVisible();
  await expect(sheet).toBeHidden();
});
