import { describe, expect, it } from 'vitest';
import { renderedPages } from './shown.ts';

/** Figures of our own: nobody can check them. */
const FIGURES = /99\.9%|10M\+|50K\+|24\/7|1[-–]3 business days|up to 30%/i;

/** What a rail or a kind of payment may carry at most, or how long it takes: notified by RBI, NPCI and banks. */
const RAIL =
  /\b(?:UPI|IMPS|NEFT|RTGS|per transaction|at a time|a (?:day|month)|between persons|at a shop|paid out)\b/i;
const SUM = /₹[\d,]*\d/;
const TIMING = /half-hourly|within (?:two|2) hours|48 batches/i;
const isLimit = (text: string) => (RAIL.test(text) && SUM.test(text)) || TIMING.test(text);

/** Texts of a page, piece by piece, as a visitor reads them: sentences, cards, rows of lists. */
const piecesOf = (runs: Map<string, number>) => [...runs.keys()];

/** The table of test values holds what is typed into forms. */
const hasLimits = ({ path, main }: (typeof renderedPages)[number]) =>
  path !== '/apis/test-values' && piecesOf(main.runs).some(isLimit);

describe('figures of our own', () => {
  it.each(renderedPages.filter(({ whole }) => FIGURES.test(whole.text)))(
    'on $path are called illustrative there',
    ({ main }) => expect(main.text).toMatch(/illustrative/i),
  );

  it('are in no menu and no footer, where no note could follow them', () => {
    const frames = renderedPages.filter(({ whole, main }) =>
      FIGURES.test(whole.text.replace(main.text, '')),
    );
    expect(frames.map(({ path }) => path)).toEqual([]);
  });

  it('are in no component, which may be rendered on any page', () => {
    const components = import.meta.glob<string>(
      ['/{src,copy,languages}/**/*.tsx', '!**/*.test.*'],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    );
    const found = Object.entries(components).filter(([, text]) => FIGURES.test(text));
    expect(found.map(([file]) => file)).toEqual([]);
  });
});

describe('notified limits and times', () => {
  const limited = renderedPages.filter(hasLimits);

  it('are found where they are known to be', () => {
    expect(limited.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/services',
        '/company/faqs',
        '/UpiSolution',
        '/products/paymentGateWayPortal',
        '/products/apiSolutions',
        '/apis/MoneyTransfer',
        '/apis/Payout',
        '/apis/QrPayment',
        '/apis/UPIPayment',
      ]),
    );
  });

  it.each(limited)('on $path say as of when, and that banks may set lower ones', ({ main }) => {
    expect(main.text).toMatch(/as of [A-Z][a-z]+ 20\d\d/);
    expect(main.text).toMatch(/may set lower (?:limits|ones)/);
  });

  it.each(
    limited.filter(({ main }) => /₹5 lakh (?:at a time|per transaction for)/.test(main.text)),
  )('on $path hold for verified merchants where the kind of merchant raises them', ({ main }) =>
    expect(main.text).toMatch(/verified merchants/i),
  );
});
