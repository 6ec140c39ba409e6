import { describe, expect, it } from 'vitest';
import { toolbox } from '#copy/menus/toolbox.ts';
import { vocabulary } from '#copy/menus/vocabulary.ts';
import { search } from '#tests/unit/features/search/site-index.ts';

/** What visitors type, as they type it, and the tool that has to come first. */
const QUERIES: readonly [query: string, name: string][] = [
  ['qr code', 'QR poster'],
  ['qr', 'QR poster'],
  ['poster', 'QR poster'],
  ['standee', 'QR poster'],
  ['sticker', 'QR poster'],
  ['rent', 'QR poster'],
  ['fees', 'QR poster'],
  ['school fees', 'QR poster'],
  ['print a qr code for my shop', 'QR poster'],
  ['scan and pay', 'QR poster'],
  ['क्यूआर कोड', 'QR poster'],
  ['emi', 'EMI'],
  ['emi calculator', 'EMI'],
  ['home loan emi', 'EMI'],
  ['instalment', 'EMI'],
  ['installment', 'EMI'],
  ['kist', 'EMI'],
  ['किस्त', 'EMI'],
  ['किश्त', 'EMI'],
  ['byaj', 'EMI'],
  ['loan', 'EMI'],
  ['gst', 'GST check'],
  ['gst check', 'GST check'],
  ['check gst number', 'GST check'],
  ['gstin', 'GST check'],
  ['gst varification', 'GST check'],
  ['जीएसटी', 'GST check'],
  ['payment gateway', 'Payment'],
  ['card', 'Payment'],
  ['checkout', 'Payment'],
  ['पेमेंट', 'Payment'],
  ['pan', 'PAN'],
  ['pancard', 'PAN'],
  ['pan card', 'PAN'],
  ['verify pan', 'PAN'],
  ['पैन', 'PAN'],
  ['पैन कार्ड', 'PAN'],
  ['ifsc', 'IFSC'],
  ['isfc', 'IFSC'],
  ['ifsc code check', 'IFSC'],
  ['branch', 'IFSC'],
  ['bank account', 'IFSC'],
  ['bank', 'IFSC'],
  ['खाता नंबर', 'IFSC'],
  ['insurence', 'Premium'],
  ['insurance', 'Premium'],
  ['insuranse premium', 'Premium'],
  ['bima', 'Premium'],
  ['बीमा', 'Premium'],
  ['digilocker', 'Locker'],
  ['digi loker', 'Locker'],
  ['दस्तावेज़', 'Locker'],
  ['upi id', 'UPI ID'],
  ['vpa', 'UPI ID'],
  ['यूपीआई', 'UPI ID'],
  ['adhar', 'Aadhaar'],
  ['aadhar card', 'Aadhaar'],
  ['adhaar', 'Aadhaar'],
  ['आधार', 'Aadhaar'],
  ['dl', 'Driving licence'],
  ['drivng license', 'Driving licence'],
  ['लाइसेंस', 'Driving licence'],
  ['rc', 'Vehicle RC'],
  ['number plate', 'Vehicle RC'],
  ['vehical', 'Vehicle RC'],
  ['गाड़ी नंबर', 'Vehicle RC'],
  ['cin', 'Company CIN'],
  ['कंपनी', 'Company CIN'],
  ['pasport', 'Passport'],
  ['check passport online', 'Passport'],
  ['verify voter id online free', 'Voter ID'],
  ['पासपोर्ट', 'Passport'],
  ['election card', 'Voter ID'],
  ['वोटर कार्ड', 'Voter ID'],
  ['मतदाता', 'Voter ID'],
  ['electricity bill', 'Bill number'],
  ['bijli bill', 'Bill number'],
  ['बिजली का बिल', 'Bill number'],
  ['ocr', 'OCR of documents'],
  ['address', 'Nearest place'],
  ['latitude', 'Nearest place'],
  ['पता', 'Nearest place'],
  ['complaint', 'Contact'],
  ['शिकायत', 'Contact'],
  ['outbox', 'Contact'],
  ['investor', 'Investor demo'],
  ['निवेशक', 'Investor demo'],
  ['signup', 'Sign-up form'],
  ['रजिस्ट्रेशन', 'Sign-up form'],
];

const tools = toolbox.flatMap((group) => group.tools);
const firstTool = (query: string) => search.find(query).tools[0]?.name;

describe('the right tool comes first', () => {
  it.each(QUERIES)('for "%s": %s', (query, name) => {
    expect(firstTool(query)).toBe(name);
  });

  it('for its own name, title and each word that people type for it', () => {
    const missed = tools.flatMap(({ name, title, words }) =>
      [name, title, ...words]
        .filter((typed) => firstTool(typed) !== name)
        .map((typed) => `${typed}: ${firstTool(typed)}, not ${name}`),
    );
    expect(missed).toEqual([]);
  });

  it('before any rate, for its whole name or title, in capitals too', () => {
    const before = tools.flatMap(({ name, title }) =>
      [name, title, title.toUpperCase()].filter((typed) => search.find(typed).answers.length > 0),
    );
    expect(before).toEqual([]);
  });

  it('for at most six letters', () => {
    for (const { name } of tools) {
      const lengths = [...name.slice(0, 6)].map((_, i) => i + 1);
      expect(
        lengths.some((length) => firstTool(name.slice(0, length)) === name),
        name,
      ).toBe(true);
    }
  });
});

it.each(['', '  ', '?', 'zebra', 'recharge', 'flight ticket', 'install', '🙂'])(
  'no tool is found for "%s"',
  (query) => {
    expect(search.find(query).tools).toEqual([]);
  },
);

it('a common word alone finds the tools that have it', () => {
  const found = search.find('calculator').tools.map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['EMI', 'Premium']));
});

it('words of the site that stand for tools name tools that there are', () => {
  const titles = tools.map(({ title }) => title);
  expect(Object.values(vocabulary.asTools).filter((title) => !titles.includes(title))).toEqual([]);
});

describe('documented requests', () => {
  it('are found by name and path', () => {
    expect(search.find('pan').endpoints[0]?.path).toContain('pan');
    expect(search.find('post ifsc').endpoints.length).toBeLessThan(
      search.find('post').endpoints.length,
    );
  });

  it('are found by what people type instead', () => {
    expect(search.find('adhar').endpoints[0]?.label).toContain('Aadhaar');
  });
});
