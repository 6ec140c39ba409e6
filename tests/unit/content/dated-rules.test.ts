import { describe, expect, it } from 'vitest';
import { checks } from '#copy/tariff/checks.ts';
import * as english from '#copy/tariff/said.ts';
import { textsOf } from '#copy/texts.ts';
import { rules } from '#facts/rules/all.ts';
import * as hindi from '#languages/hi/tariff/said.ts';
import { renderedPages } from './shown.ts';

// Words of the tariff alone write what others have set, and they take it from the rules.
const sources = Object.entries(
  import.meta.glob<string>(
    ['/{copy,languages/hi,src}/{pages,menus,words,types}/**/*.{ts,tsx}', '/copy/*.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/** A sum, a number of days or hours, or a share, written by hand. */
const FIGURE =
  /₹\d[\d,]*(?:\.\d+)?(?:[ \u00a0]|\\u00a0)?(?:lakh|लाख)?|\b(?:\d+|two|three|five|thirty) (?:hours?|days?|months?|batches|retries|times)\b|\bsince \d{1,2} [A-Z][a-z]+ 20\d\d|(?:\d+|दो|तीन|पाँच) (?:घंटे|दिन|महीने|बैच)|\b\d+ ?%/i;

/** Who sets rules, and what they are set for. A sentence with one of them and with a figure states a rule. */
const SET_BY_OTHERS =
  /\b(?:RBI|Reserve Bank|NPCI|UIDAI|IRDAI|CBIC|IMPS|NEFT|RTGS|UPI Lite|by UPI|AEPS|notified|mandate|GST|TDS|ombudsman|prepayment charge|between persons|at a shop|per sender|per receiver|school years)\b|RBI|NPCI|लोकपाल|मसौदा|एक व्यक्ति से दूसरे/;

/** What looks like a rule and is none. */
const NO_RULES: [RegExp, string][] = [
  [/^(?:(?:UPI|NEFT|IMPS),? )?₹[\d,.]+(?: by UPI)?$/, 'a sum on a drawn screen'],
  [/sandbox|sample|example|सैंपल/i, 'a sample says that it is one'],
];

/** Texts between quotes, without the values in `${…}`: that comes from somewhere. */
const stringsOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ''),
  );

const statesRule = (text: string) =>
  text
    .split(/(?<=[.।;?]) /)
    .some((sentence) => FIGURE.test(sentence) && SET_BY_OTHERS.test(sentence)) &&
  !NO_RULES.some(([pattern]) => pattern.test(text));

describe('what the regulator sets', () => {
  it('is written by hand in no copy', () => {
    const found = sources.flatMap(([file, source]) =>
      stringsOf(source)
        .filter(statesRule)
        .map((text) => `${file}: ${text}`),
    );
    expect(found, 'take the figure from #facts/rules, or the sentence from #copy/tariff').toEqual(
      [],
    );
  });

  it('would be found', () => {
    for (const text of [
      'IMPS carries up to ₹5 lakh, as notified.',
      'Customers of a mandate are told 24 hours before a charge.',
      'GST is 18% of the fee.',
      'RBI के नियम से IMPS में ₹5\\u00a0लाख तक जाते हैं।',
      'Under RBI directions, after three months without a transaction.',
    ])
      expect(statesRule(text), text).toBe(true);
    for (const text of ['₹5 lakh at 10.5% over five years', 'Working days are Monday to Friday.'])
      expect(statesRule(text), text).toBe(false);
  });

  it.each([
    ['English', english, /as of [A-Z][a-z]+ 20\d\d/],
    ['Hindi', hindi, /(?:नवंबर|दिसंबर|अक्टूबर) 20\d\d (?:में देखा|तक)/],
  ])('is dated in every sentence with a regulator, in %s', (_name, said, dated) => {
    const undated = textsOf(said).filter(
      (text) =>
        // A list is dated by its heading, a card by the note under it.
        text.length > 110 && /\b(?:RBI|NPCI)\b/.test(text) && !dated.test(text),
    );
    expect(undated).toEqual([]);
  });

  it('is dated on every page that names a regulator with a figure', () => {
    const undated = renderedPages.flatMap(({ path, page, main }) => {
      // Binding texts say that limits change; the reference quotes calls.
      if (page.view === 'Legal' || /apiRefrence|guideSteps/.test(path)) return [];
      const states = [...main.runs.keys()].filter(statesRule);
      return states.length > 0 && !/as of [A-Z][a-z]+ 20\d\d/.test(main.text)
        ? [`${path}: ${states.join(' | ')}`]
        : [];
    });
    expect(undated, 'say “as of …” with the rule’s own date').toEqual([]);
  });

  it('was looked up after it was made, and has a source', () => {
    for (const [name, rule] of Object.entries(rules)) {
      expect(rule.source.length, name).toBeGreaterThan(10);
      expect(Date.parse(rule.lookedUp), name).toBeGreaterThanOrEqual(Date.parse(rule.dated));
    }
  });
});

describe('what a page says of a check', () => {
  // OCR asks no record: its page says what our own reader does.
  it.each(Object.keys(checks).filter((name) => name !== 'ocr'))(
    '%s was read where it is published',
    (name) => expect(rules[`${name}Check`]?.source).toMatch(/[a-z]\.(?:com|in|co|ai|io)\b/),
  );
});

it('GST on fees has one rate, in one file', () => {
  const rates = Object.entries(
    import.meta.glob<string>(
      [
        '/{facts,copy,languages,src/{words,features,templates,components}}/**/*.{ts,tsx}',
        '!**/*.test.*',
      ],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    ),
  )
    // The English above a text that is still to be translated is not shown.
    .map(([file, text]) => [file, text.replace(/^\s*\/\/.*$/gm, '')] as const)
    .filter(([, text]) => /\b18 ?(?:%|percent|प्रतिशत)|feeTax = [^;]*percent: 18\b/.test(text));
  expect(
    rates.map(([file]) => file),
    'others take it from #copy/tariff or, to calculate, gstOn of #domain/fee-tax.ts',
  ).toEqual(['/facts/rules/tax.ts']);
});

it('a tax, a cap and a day are worked out in one place', () => {
  const files = import.meta.glob<string>(
    ['/{src,copy,facts,languages}/**/*.{ts,tsx}', '!**/*.test.*'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  );
  const WORKED_OUT: Record<string, RegExp> = {
    '/src/domain/fee-tax.ts': /\* ?feeTax\.percent|GST_PERCENT/,
    '/src/domain/commission-tax.ts': /\* ?commissionTax\.percent/,
    '/src/domain/settlement.ts': /rule\.smallMostRupees|[*<>] ?debitCards\./,
  };
  for (const [only, pattern] of Object.entries(WORKED_OUT)) {
    const found = Object.entries(files).filter(([, text]) => pattern.test(text));
    expect(
      found.map(([file]) => file),
      `call ${only}`,
    ).toEqual([only]);
  }
});
