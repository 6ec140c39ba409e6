import { describe, expect, it } from 'vitest';
import { formatAmount } from '#domain/rupees.ts';
import { rules } from '#facts/rules/all.ts';
import { charges, commissions, fees } from '#facts/tariff.ts';
import { renderedPages } from './shown.ts';

// Only words of the tariff, and the tariff itself, may write what a company sets.
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '/{copy,languages/hi,src}/{pages,menus,words}/**/*.{ts,tsx}',
      '/{src,languages/hi}/features/**/*.{ts,tsx}',
      // Samples are what visitors type.
      '!/src/features/**/{samples,use,*.test}.ts',
      '!/languages/hi/features/**/tool.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

const WRITTEN: [what: string, RegExp][] = [
  ['a fee or a commission of an example', /\b(?:feeHundredths|ratePaise): \d/],
  ['a fee in percent, with two decimals', /(?<![\d.₹])\d\.\d\d\s?%/],
  [
    'a day on which money arrives',
    /\bT\s?\+\s?\d|(?:next|same|two|three) working days?|अगले कामकाजी दिन/i,
  ],
  [
    'the days until an account or a shop is open',
    /\b[3-7][-–]\d+ (?:working|business) days|[3-7]-\d+ कामकाजी/,
  ],
  ['tax on a commission or a fee', /% TDS|TDS (?:of|at) \d/],
];

/** What prose once claimed and the tariff does not have; each with the sentence that did. */
const CLAIMED: [what: string, pattern: RegExp, once: string][] = [
  [
    'a reader for rent',
    /\bor rent a\b|bought or rented|किराए पर लें/i,
    'buy or rent a reader, earn a commission',
  ],
  [
    'a fee that depends on the rail',
    /depends on the rail|fee (?:for|of) each rail/i,
    'the fee for each payout depends on the rail',
  ],
  ['a price by volume', /slabs? by volume|by volume of checks/i, 'Per check, in slabs by volume'],
  [
    'a price by what is kept or sold',
    /priced by the polic|(?:rate|charge)s? (?:for your type|depends? on what)|depends on what you sell and how/i,
    'Your rate depends on what you sell and how the customer pays.',
  ],
  [
    'a charge for a mandate, a reminder or a failed try',
    /mandate is charged|mandate and reminder charges|separate lines on your bill/i,
    'an Autopay mandate is charged when the customer approves it',
  ],
  [
    'languages of support and training',
    /\b(?:several|(?<!the )local|regional|your own) languages?\b|अपनी भाषा में (?:लिखें|बताएँ)|कई भाषाओं|स्थानीय भाषा/i,
    'Training and sales material in several languages',
  ],
  [
    'a deposit where money stays in the wallet',
    /\b(?:first|need a|with a|or a) deposit\b|^\W*A deposit\b/i,
    'To start, at most a device or a deposit.',
  ],
  [
    'an API for everything',
    /every product as an API|\ball calls share\b/i,
    'Every product as an API in your own software.',
  ],
  ['what a drawn shop earned', /You earned ₹\d|आपकी कमाई ₹\d/, 'You earned ₹612.00'],
];

describe.each(CLAIMED)('%s', (_what, pattern, once) => {
  it('is claimed in no copy', () => {
    const found = sources.flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(found, 'the tariff has no such thing').toEqual([]);
  });

  it('would be found', () => expect(once).toMatch(pattern));
});

describe.each(WRITTEN)('%s', (_what, pattern) => {
  it('is in the tariff or in a rule, and in no other copy', () => {
    const found = sources.flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(found, 'take it from #copy/tariff or #facts/tariff.ts').toEqual([]);
  });
});

const textOf = (path: string) => renderedPages.find((page) => page.path === path)?.main.text ?? '';

/** Sums anywhere in a part of the tariff. */
const sumsIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'paise' in value ? sumsIn(value.paise) : Object.values(value).flatMap(sumsIn);
};

describe('the page of rates', () => {
  it.each(Object.entries(fees))('has the fee %s', (_name, fee) =>
    expect(textOf('/rates')).toContain(`${(fee / 100).toFixed(2)}%`),
  );

  it('has every commission and every charge', () => {
    const sums = [...sumsIn(commissions), ...sumsIn(charges)].filter((paise) => paise > 0);
    const missing = sums.map(formatAmount).filter((sum) => !textOf('/rates').includes(sum));
    expect(missing).toEqual([]);
  });

  it('says of each rule who set it and when it was looked up', () => {
    const months = Object.values(rules).map(({ lookedUp }) => lookedUp.slice(0, 4));
    const said = textOf('/rates').match(/as of \p{L}+ \d{4}/gu) ?? [];
    expect(said.length).toBeGreaterThan(20);
    for (const month of said) expect(months).toContain(month.slice(-4));
  });
});

describe('what it costs, when it arrives, what you need', () => {
  const families = renderedPages.filter(
    ({ path }) =>
      /^\/(?:products|retailers)\//.test(path) ||
      ['/services', '/UpiSolution', '/PrepaidSolutions', '/SubscriptionManagement'].includes(
        path,
      ) ||
      ['/POSBilling', '/apis/MoneyTransfer', '/apis/CashWithdrawal'].includes(path) ||
      path === '/apis/UtilityBillPayment',
  );

  it.each(families)('is on $path, with the link to all rates', ({ main }) => {
    expect(main.text).toContain('What it costs, when it arrives, what you need');
    expect([...main.attributes].some((value) => value.startsWith('/rates#'))).toBe(true);
  });
});

describe('a page for a shop', () => {
  const pages = ['/apis/MoneyTransfer', '/apis/CashWithdrawal', '/apis/UtilityBillPayment'];

  it.each(pages)(
    '%s asks no shopkeeper for a sandbox key before the part for developers',
    (path) => {
      const { markup } = renderedPages.find((page) => page.path === path)?.main ?? { markup: '' };
      expect(markup.indexOf('subject=shop')).toBeGreaterThan(0);
      expect(markup.indexOf('subject=sandbox-key')).toBeGreaterThan(
        markup.indexOf('For developers'),
      );
      expect(markup.indexOf('For your shop')).toBeLessThan(markup.indexOf('For developers'));
    },
  );
});
