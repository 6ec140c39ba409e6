import { describe, expect, it } from 'vitest';
import { MAX_READ_CHARACTERS } from '../../../../src/features/number-check/formats/line.ts';
import { MAX_LINE_CHARACTERS } from '../../../../src/features/number-check/limits.ts';
import { checkedBy } from './every-format.ts';

const found = (text: string) => checkedBy('line', text).map(({ title, shown }) => [title, shown]);

describe('a line of text', () => {
  it.each([
    ['PAN: aaaps0000k.', 'PAN', 'AAAPSXXXXK'],
    ['Aadhaar 2341 2341 2346', 'Aadhaar number', 'XXXX XXXX 2346'],
    ['2341-2341-2346', 'Aadhaar number', 'XXXX XXXX 2346'],
    ['VID 9999 4105 7058 1234', 'Sixteen digits', 'XXXX XXXX XXXX 1234'],
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
    ['call 9000000000', 'Ten digits', 'XXXXXX0000'],
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
