import { describe, expect, it } from 'vitest';
import { MAX_READ_CHARACTERS } from '#features/number-check/line/check.ts';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';
import { MAX_LINE_CHARACTERS } from './limits.ts';

const found = (text: string) => checkedBy('line', text).map(({ title, shown }) => [title, shown]);

describe('a line of text', () => {
  it.each([
    ['PAN: aaaps0000k.', 'PAN', 'AAAPSXXXXK'],
    ['Aadhaar 2341 2341 2346', 'Aadhaar number', 'XXXX XXXX 2346'],
    ['2341-2341-2346', 'Aadhaar number', 'XXXX XXXX 2346'],
    // The word says what it is, so its check digit counts.
    ['VID 9999 4105 7058 1234', 'Virtual ID', ''],
    ['9999 4105 7058 1234', 'Sixteen digits', 'XXXX XXXX XXXX 1234'],
    ['234123412347', 'Twelve digits', 'XXXX XXXX 2347'],
    ['IFSC:SBIN0001234', 'IFSC', 'SBIN0001234'],
    ['(WKH1186253)', 'Voter ID (EPIC)', 'WKH1186253'],
    ['car KA 01 AB 1234 parked', 'Vehicle registration number', 'KA 01 AB 1234'],
    ['22 BH 5678 AA', 'Vehicle registration number', '22BH 5678 AA'],
    ['Passport A0000000', 'Passport number', 'A0000000'],
    ['Passport No.: a 0000000', 'Passport number', 'A0000000'],
    ['e-passport AB123456', 'Passport number', 'AB123456'],
    ['Passport No.: ab 123456', 'Passport number', 'AB123456'],
    ['INV1234567', 'Three letters, seven digits', 'INV1234567'],
    ['L17110MH1973PLC019786', 'CIN', 'L17110MH1973PLC019786'],
    ['09AAACS0000A1ZE', 'GSTIN', '09AAACS0000A1ZE'],
    ['pay shop@kbl052, thanks', 'UPI ID', 'shop@kbl052'],
    ['pay sample.shop@example.', 'UPI ID', 'sample.shop@example'],
    ['DL HR-06 1985 0034761', 'Driving licence number', 'HR06 19850034761'],
    ['आधार ९९९९ ४१०५ ७०५८', 'Aadhaar number', 'XXXX XXXX 7058'],
    ['a/c 000123456', 'Bank account number', 'XXXXX3456'],
    ['no. 9000000000', 'Ten digits', 'XXXXXX0000'],
    // The words next to a number say what it is (public reports of misread mobiles).
    ['call 9000000000', 'Phone number', 'XXXXXX0000'],
    ['Mobile: +919000000119', 'Phone number', 'XXXXXX0119'],
    ['मोबाइल: +91 90000 00119', 'Phone number', 'XXXXXX0119'],
    ['+91-90000-00119', 'Phone number', 'XXXXXX0119'],
    ['Tel: 0091 90000 00119', 'Phone number', 'XXXXXX0119'],
    ['Ph: 09876543210', 'Phone number', 'XXXXXX3210'],
    ['Ph: 022-23456789', 'Phone number', 'XXXXXX6789'],
    ['9876543210 (mobile)', 'Phone number', 'XXXXXX3210'],
    ['Mob 919000000119', 'Phone number', 'XXXXXX0119'],
    ['919000000119', 'Twelve digits', 'XXXX XXXX 0119'],
    ['A/c No. 234123412346', 'Bank account number', 'XXXXXXXX2346'],
    ['UTR 234123412346', 'Reference number', 'XXXXXXXX2346'],
    ['Aadhaar: XXXX XXXX 2346', 'Aadhaar number', 'XXXX XXXX 2346'],
    ['आधार ••••••••2346', 'Aadhaar number', 'XXXX XXXX 2346'],
    ['UP/12/345/123456', 'Voter ID (EPIC)', ''],
    ['AAAPS 1234 K', 'PAN', 'AAAPSXXXXK'],
    ['IFSC SBIN 0001234', 'IFSC', 'SBIN0001234'],
    ['SBIN 0001234', 'IFSC', 'SBIN0001234'],
    ['GSTIN 07AAACS0000A1CT', 'GSTIN', '07AAACS0000A1CT'],
    ['GST 09-AAACS0000A-1ZE', 'GSTIN', '09AAACS0000A1ZE'],
    ['IND MH12AB1234', 'Vehicle registration number', 'MH 12 AB 1234'],
    ['DL HR.06.2015.0000000', 'Driving licence number', 'HR06 20150000000'],
  ])('%s: %s', (text, title, shown) => expect(found(text)).toEqual([[title, shown]]));

  it('with several numbers gives them in its order', () => {
    expect(
      found('A0000000, 2341 2341 2346 and AAAPS0000K AAACS0000A').map(([title]) => title),
    ).toEqual(['Passport number', 'Aadhaar number', 'PAN', 'PAN']);
  });

  it.each([
    '',
    'hello',
    'shop@bank.example',
    'XAAAPS0000KX',
    'in 2020',
    '12345678',
    'A/c 1234567',
    'a/c1234567',
    'Plan B 1234567',
  ])('%j holds none', (text) => expect(found(text)).toEqual([['No known number', '']]));

  it.each([
    '234123412346',
    '2341 2341 2346',
    '919000000119',
    '09876543210',
    'A1234567',
    'WKH1186253',
  ])('with %s and no word next to it cannot tell, since others have that form', (text) =>
    expect(checkedBy('line', text).map(({ verdict }) => verdict)).toEqual(['unclear']),
  );

  it('names all that digits may be', () => {
    const [checked] = checkedBy('line', '919000000119');
    for (const kind of ['Aadhaar number', 'Phone number', 'Bank account number'])
      expect(checked?.sentences.join()).toContain(kind);
  });

  it('says which form was meant where the check digit is wrong', () => {
    expect(checkedBy('line', 'WKH1186263')[0]).toMatchObject({ verdict: 'unclear' });
    expect(checkedBy('line', '27AAPFU0939F1ZO')[0]).toMatchObject({
      title: 'GSTIN',
      verdict: 'wrong',
    });
  });

  it('is read as far as its field goes', () => {
    expect(MAX_READ_CHARACTERS).toBe(MAX_LINE_CHARACTERS);
  });

  it('is read up to its limit, and gives ten numbers at most', () => {
    expect(found(`${' '.repeat(MAX_LINE_CHARACTERS)}AAAPS0000K`)).toEqual([
      ['No known number', ''],
    ]);
    const many = Array.from({ length: 50 }, (_, i) => `AAAPS00${10 + i}K`).join(' ');
    expect(new Set(found(many.slice(0, 600)).map(String)).size).toBe(1);
    const plates = Array.from({ length: 50 }, (_, i) => `DL01AB${1000 + i}`).join(' ');
    expect(found(plates)).toHaveLength(10);
  });
});
