import { describe, expect, it } from 'vitest';
import { check as licence } from '#features/number-check/licence/check.ts';
import { check as plate } from '#features/number-check/rc/check.ts';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

const RIGHT: [format: string, text: string, shown: string, ...rows: string[]][] = [
  ['pan', 'aaaps 0000 k', 'AAAPSXXXXK', 'Individual (P)', 'S, the surname'],
  ['pan', 'AAACS0000A', 'AAACSXXXXA', 'Company (C)', 'S, the registered name'],
  ['pan', 'AAAES1234A', 'AAAESXXXXA', 'Other type of holder (E)'],
  ['aadhaar', '2341 2341 2346', 'XXXX XXXX 2346', '12'],
  ['aadhaar', '4991-1866-5246', 'XXXX XXXX 5246'],
  ['aadhaar', '9999 4105 7058', 'XXXX XXXX 7058'],
  ['aadhaar', '९९९९ ४१०५ ७०५८', 'XXXX XXXX 7058'],
  ['account', '０００１２３４５６７８９', 'XXXXXXXX6789', '12'],
  ['gstin', '০৯AAACS০০০০A১ZE', '09AAACS0000A1ZE'],
  ['licence', 'HR-૦૬૧૯૮૫૦૦૩૪૭૬૧', 'HR06 19850034761'],
  ['amount', '१,२४,५००.५', '₹1,24,500.50'],
  ['upi', 'shop௧௨@example', 'shop12@example'],
  ['ifsc', 'kkbk0000261', 'KKBK0000261', '000261'],
  ['ifsc', 'SBIN0001234', 'SBIN0001234', '001234'],
  ['account', '000123456789', 'XXXXXXXX6789', '12'],
  ['account', '1234 56789', 'XXXXX6789', '9'],
  ['voter', 'WKH1186253', 'WKH1186253', 'WKH', '1186253'],
  ['rc', 'DL 1C AB 1234', 'DL 1 CAB 1234', 'Delhi (DL)', 'DL 1'],
  ['rc', 'ka-01-ab-1', 'KA 01 AB 1', 'Karnataka (KA)', 'KA 01', 'AB', '1'],
  ['rc', 'TS 09 A 12', 'TS 09 A 12', 'Telangana (TS, TG on new plates)'],
  ['rc', 'DL1234', 'DL 1234', '1234'],
  ['rc', '22BH5678AA', '22BH 5678 AA', 'Bharat series, valid in all States', '2022', 'AA'],
  ['rc', '21 BH 0001 A', '21BH 0001 A', '2021'],
  ['passport', 'a 0000000', 'A0000000', 'A', '0000000'],
  // e-passports, since 2025: two letters and six digits (Gulf News, “three designs”; Samayam, “three types”).
  ['passport', 'AB123456', 'AB123456', 'AB', '123456'],
  ['passport', 'aa 000000', 'AA000000', 'AA', '000000'],
  ['cin', 'L17110MH1973PLC019786', 'L17110MH1973PLC019786', 'Listed (L)', '17110', '1973'],
  [
    'cin',
    'u62099ka2020ptc000000',
    'U62099KA2020PTC000000',
    'Unlisted (U)',
    'Private company (PTC)',
  ],
  ['cin', 'L27106CT1994PLC000000', 'L27106CT1994PLC000000', 'Chhattisgarh (CT)'],
  ['cin', 'U45400UR2013PTC000000', 'U45400UR2013PTC000000', 'Uttarakhand (UR)'],
  ['cin', 'U62013UT2024PTC000000', 'U62013UT2024PTC000000', 'Uttarakhand (UT)'],
  ['cin', 'L29269TZ1962PLC000000', 'L29269TZ1962PLC000000', 'Tamil Nadu (TZ)'],
  ['cin', 'L65923PN2007PLC000000', 'L65923PN2007PLC000000', 'Maharashtra (PN)'],
  ['cin', 'L27203OR1981GOI000000', 'L27203OR1981GOI000000', 'Odisha (OR)'],
  ['cin', 'U62099TS2023PTC000000', 'U62099TS2023PTC000000', 'Telangana (TS)'],
  ['cin', 'U74900KA2011FLC000000', 'U74900KA2011FLC000000', 'Public company (FLC)'],
  ['cin', 'U74900DL2011ULT000000', 'U74900DL2011ULT000000', 'of unlimited liability (ULT)'],
  ['cin', 'U62099QQ2020XYZ000000', 'U62099QQ2020XYZ000000', 'list (QQ)', 'list (XYZ)'],
  ['upi', 'Sample.Shop@Example', 'sample.shop@example', 'sample.shop', 'example'],
  ['upi', 'shop@kbl052', 'shop@kbl052', 'kbl052'],
  ['upi', ' sample.\u200bshop@example\n', 'sample.shop@example'],
  ['upi', '234123412346@example', 'XXXXXXXX2346@example'],
  ['licence', 'HR-0619850034761', 'HR06 19850034761', 'Haryana (HR)', '06', '1985'],
  ['licence', 'HR06 19850034761', 'HR06 19850034761'],
  ['biller', 'SAMP00000NAT01', 'SAMP00000NAT01'],
  ['amount', '1145', '₹1,145.00', '1145.00'],
  ['amount', '₹ 1,24,500.5', '₹1,24,500.50', '124500.50'],
  ['amount', '124,500.05', '₹1,24,500.05', '124500.05'],
  ['amount', '0.50', '₹0.50', '0.50'],
  ['gstin', '09AAACS0000A1ZE', '09AAACS0000A1ZE', 'Uttar Pradesh (09)'],
];

const READ: [format: string, text: string, shown: string][] = [
  ['rc', 'IND MH12AB1234', 'MH 12 AB 1234'],
  ['rc', 'INDMH12AB1234', 'MH 12 AB 1234'],
  ['licence', 'HR.06.2015.0000000', 'HR06 20150000000'],
  ['licence', 'DL-0120150000000', 'DL01 20150000000'],
  ['licence', 'DL No. DL-0120150000000', 'DL01 20150000000'],
  ['gstin', '09-AAACS0000A-1ZE', '09AAACS0000A1ZE'],
  ['gstin', 'GSTIN: ๐๙AAACS๐๐๐๐A๑ZE', '09AAACS0000A1ZE'],
  ['gstin', '07AAACS0000A1CT', '07AAACS0000A1CT'],
  [
    'upi',
    'upi://pay?pa=sample.shop@example&pn=Sample%20Shop&am=10.00&cu=INR',
    'sample.shop@example',
  ],
  ['upi', 'Please pay to sample.shop@example today.', 'sample.shop@example'],
  // Keyboards put a space next to the @, and a full stop behind what they take for a sentence.
  ['upi', 'sample.shop @ example', 'sample.shop@example'],
  ['upi', 'sample.shop@example.', 'sample.shop@example'],
  ['upi', 'upi.shop@example', 'upi.shop@example'],
  ['amount', 'Rs. 500/-', '₹500.00'],
  ['amount', '1.5 lakh', '₹1,50,000.00'],
];

it.each(READ)('%s: %s is read as %s', (format, text, shown) =>
  expect(checkedBy(format, text)[0]).toMatchObject({ verdict: 'right', shown }),
);

const WRONG: [format: string, text: string, sentence: string][] = [
  ['pan', 'AA1PS0000K', 'The third character must be a letter, not the digit 1.'],
  ['pan', 'AAAPS000', 'A PAN has 10 characters; this has 8.'],
  ['aadhaar', '2341 2341 2347', 'The check digit at the end does not fit: a digit is wrong'],
  ['aadhaar', '1341 2341 2346', 'no Aadhaar number begins with 0 or 1'],
  ['aadhaar', '0000 0000 0000', 'no Aadhaar number begins with 0 or 1'],
  ['aadhaar', '234123321432', 'It reads the same backwards'],
  ['aadhaar', '23412341234', 'has 12 digits and a Virtual ID has 16; this has 11'],
  ['aadhaar', '2341 2341 234O', 'Use the digits 0 to 9 only'],
  ['ifsc', 'SBINO001234', 'The fifth character must be the digit 0, not the letter O.'],
  ['ifsc', 'SBI00012345', 'The fourth character must be a letter, not the digit 0.'],
  ['ifsc', 'SBIN000123', 'An IFSC has 11 characters; this has 10.'],
  // As a cheque has it, and as a spreadsheet shows 12345678901234 in a narrow column.
  ['ifsc', 'MICR 110002001', 'It looks like a MICR code'],
  ['ifsc', '110 002 001', 'It looks like a MICR code'],
  ['account', '1.23457E+13', 'A spreadsheet has shortened this number'],
  ['account', '00012345#789', 'this has “#”'],
  ['voter', 'WK11186253', 'The third character must be a letter'],
  ['rc', 'XX01AB1234', 'The first two letters must be a State’s; XX is not one we know.'],
  ['rc', '?', 'It must begin with the two letters of a State'],
  ['rc', 'DL', 'After the State come one or two digits'],
  ['rc', 'DL123AB1234', 'The registering office has one or two digits.'],
  ['rc', 'DL01IO1234', 'leave out I and O'],
  ['rc', 'DL01ABCD1234', 'The series has three letters at most.'],
  ['rc', 'DL01AB', 'It must end with a number of one to four digits.'],
  ['rc', 'DL01AB12345', 'It must end with a number of one to four digits.'],
  ['rc', 'DL1234567', 'come two to six digits'],
  ['rc', 'DL01AB1234#', 'in four groups at most'],
  ['rc', '20BH1234AA', 'began in 2021; this number says 2020'],
  ['rc', '22BX1234AA', 'The fourth character must be the letter H, not the letter X.'],
  ['rc', '99BH1234AA', 'begins with the year of registration, and 2099 is in the future'],
  ['rc', '11CDX1234', 'The third character must be the letter B, not the letter C.'],
  ['passport', '10000000', 'The first character must be a letter, not the digit 1.'],
  ['passport', 'ABC12345', 'The third character must be a digit, not the letter C.'],
  ['passport', 'AB1234567', 'An Indian passport number has 8 characters; this has 9.'],
  ['passport', 'A1B23456', 'The third character must be a digit, not the letter B.'],
  ['passport', 'A000000', 'An Indian passport number has 8 characters; this has 7.'],
  ['cin', 'X17110MH1973PLC019786', 'must be L for listed or U for unlisted'],
  ['cin', 'L17110MH2999PLC019786', 'are a year, and 2999 cannot be right'],
  ['cin', 'L17110MH1799PLC019786', 'are a year, and 1799 cannot be right'],
  ['cin', 'L17110MH1973PLC01978', 'A CIN has 21 characters; this has 20.'],
  ['upi', 'sample.shop', 'Put an @ between the name and the handle.'],
  ['upi', 'a@b@c', 'Use one @ only.'],
  ['upi', '@example', 'Put the name before the @.'],
  ['upi', 'shop@', 'Put the handle after the @.'],
  ['upi', 'shop@bank.example', 'looks like an email address'],
  ['upi', 'a@example', 'Before the @, use 2 to 256'],
  ['upi', 'sam+ple@example', 'Before the @, use 2 to 256'],
  ['upi', 'shop@ex-ample', 'After the @, use letters and digits only'],
  ['upi', 'sample shop@example', 'Before the @, use 2 to 256'],
  ['upi', 'shop@ban\u212a', 'After the @, use letters and digits only'],
  ['upi', '.npci@npci.example', 'looks like an email address'],
  ['biller', 'SAMP00000NAT', 'A biller ID has 14 characters; this has 12.'],
  ['amount', '0.00', 'The amount must be more than zero.'],
  ['amount', '1,1,45', 'commas only between thousands, lakhs and crores'],
  ['amount', '-5', 'Write rupees in digits'],
  ['amount', '11.455', 'paise as one or two digits'],
  ['amount', '1.1.1', 'one decimal point only'],
  ['amount', '9999999999999', 'This is too large for a bill.'],
  ['gstin', '27AAPFU0939F1ZO', 'The check character at the end does not fit the others.'],
];

const UNCLEAR: [format: string, text: string, sentence: string][] = [
  // Forms that people hold and no issuer excludes: masked, virtual, foreign, old, of a dealer.
  ['aadhaar', 'XXXX XXXX 2346', 'ends in 2346'],
  ['aadhaar', '•••• •••• 2346', 'ends in 2346'],
  ['aadhaar', '**** **** **** 2346', 'ends in 2346'],
  // As UIDAI writes them: with the time of the enrolment, and without.
  ['aadhaar', 'EID: 1234/12345/12345', 'an enrolment ID'],
  ['aadhaar', '1234/12345/12345 2024/01/31 10:30:00', 'an enrolment ID'],
  // Typed into UIDAI's form it has no signs.
  ['aadhaar', '12341234512345 20250512102030', 'an enrolment ID'],
  ['upi', 'asha@ex****', 'Part of the number is hidden'],
  ['consumer', 'XXXX5678', 'Part of the number is hidden'],
  // A message of a bank, and a depository's number, which begins like an IBAN.
  ['account', 'A/c XX6789', 'Part of the number is hidden'],
  ['account', 'a/c X6789', 'Part of the number is hidden'],
  ['account', 'IN30123412345678', 'also use letters'],
  ['account', '₹5,00,000', 'like an amount or a position'],
  ['account', '000123456789.5', 'like an amount or a position'],
  ['account', 'Rs. 500', 'like an amount or a position'],
  ['pan', 'AAAPS****K', 'Part of the number is hidden'],
  ['pan', 'XXXXXX000K', 'Part of the number is hidden'],
  ['account', 'XXXXXXXX6789', 'Part of the number is hidden'],
  ['account', 'SB0001234567', 'virtual accounts, also use letters'],
  ['account', 'ZKOLAM12345678', 'virtual accounts, also use letters'],
  ['account', '00012345678A', 'virtual accounts, also use letters'],
  ['account', 'GB33 BUKB 2020 1555 5555 55', 'an IBAN'],
  // The Commission’s handbook has a check digit, and not how it is made.
  ['voter', 'WKH1186263', 'does not fit the six before it by the rule that is known (Luhn)'],
  ['voter', 'UP-12-345-123456', 'an older format'],
  ['voter', 'UP12345123456', 'an older format'],
  ['passport', 'File No. PN1234567890121', 'the file number of an application'],
  ['passport', 'पासपोर्ट फ़ाइल PN1234567890121', 'the file number of an application'],
  ['rc', 'MH12', 'MH12 is the code of a registering office alone'],
  ['rc', 'KA-01', 'KA01 is the code of a registering office alone'],
  ['rc', 'DL 1', 'DL1 is the code of a registering office alone'],
  ['passport', 'XXXXX000', 'Part of the number is hidden'],
  ['cin', 'F01234', 'an FCRN'],
  ['cin', 'LLPIN: AAB-1234', 'an LLPIN'],
  ['cin', '123456', 'a registration number alone'],
  ['rc', 'MH 12 A 1234 TC 0001', 'a trade plate'],
  ['rc', 'MH12TEMP1234', 'a plate for the first weeks of a new vehicle'],
  ['gstin', '0717USA00003UNV', 'a UIN'],
  ['gstin', '0717USA00003NRV', 'not resident in India'],
  ['gstin', '9917USA00003OSV', 'online services from abroad'],
  ['account', '12345678', 'Most account numbers have 9 to 18 digits; this has 8.'],
  ['account', '1234567890123456789', '; this has 19'],
  ['voter', 'UP/12/345/678901', 'an older format'],
  ['cin', 'AAB-1234', 'an LLPIN'],
  ['upi', 'shop@2s', 'Known handles begin with a letter'],
  ['upi', 'shop@s', 'have at least two characters'],
  ['upi', '123456789@SBIN0000000.ifsc.npci', 'IDs that end in .npci'],
  ['upi', '234123412346@aadhaar.npci', 'IDs that end in .npci'],
  ['licence', 'RJ-13/DLC/12/345', 'older or state-specific format that cannot be decoded offline'],
  ['licence', 'HR06 2099 0000001', 'the year of first issue would be 2099, which is in the future'],
  ['rc', '22BH1234IO', 'is said to leave out I and O'],
  ['rc', '11 CD 1234', 'a plate of a foreign mission'],
  ['rc', '199-CC-0123', 'a plate of a foreign mission'],
  ['rc', '23 UN 1', 'a plate of a foreign mission'],
  ['rc', '03D 153874W', 'a plate of the armed forces'],
  ['rc', '↑24B 123456Z', 'a plate of the armed forces'],
  ['rc', 'DL VA AA 1234', 'a plate of a vintage vehicle'],
  ['rc', 'T 1223 DL 0123 AA', 'a plate for the first weeks of a new vehicle'],
  ['rc', 'MDA 1234', 'a plate from before July 1989'],
  ['consumer', '000000000', 'no national format: each biller has its own. This one has 9 char'],
];

// As statements, receipts and copies of cards hide them: named as hidden, in every sign that is used for it.
const MASKED: readonly (readonly [format: string, numbers: readonly string[]])[] = [
  ['pan', ['AAAPSXXXXK', 'XXXXX1234X', 'XXXXX1234K', 'XXXXXX234K', 'AAXXXXXX4K']],
  ['gstin', ['27AAAPSXXXXK1ZV', '27XXXXXXXXXX1ZV', '27XXXXX1234X1ZV', 'XXXXXXXXXXXX1ZV']],
  ['aadhaar', ['XXXX XXXX 1234', 'XXXXXXXX1234', '2341 XXXX XXXX', 'XXXX XXXX XXXX 1234']],
  ['account', ['XXXXXX1234', 'XXXXXXXXXX1234', '1234XXXXXX12', 'XXXX 1234']],
  ['ifsc', ['SBIN0XXXXXX', 'XXXX0001234', 'SBINXXXX234']],
  ['voter', ['WKHXXXX253', 'XXXXXX6253']],
  ['passport', ['AXXXX567', 'XXXXX567']],
  ['rc', ['MH12XXXX34', 'MHXXXX1234']],
  ['cin', ['L17110MH1973PLCXXXXXX', 'LXXXXXMH1973PLC019786', 'XXXXX019786']],
  ['licence', ['HR06XXXXXXX0000', 'XXXXXXXX0000000']],
  ['biller', ['SAMPXXXXXXXXX1']],
  ['upi', ['XXXXXX1234@example', 'ashaXXXX@example']],
];

describe.each(MASKED)('a masked number of %s', (format, numbers) => {
  it.each(numbers)('%s is named as masked', (number) => {
    for (const sign of ['X', 'x', '*', '#', '•', '●', '×'])
      for (const text of [number, `${number} `, number.replaceAll(' ', '-')]) {
        const [checked, ...more] = checkedBy(format, text.replaceAll('X', sign));
        expect(more).toEqual([]);
        expect(checked?.verdict, text).toBe('unclear');
        expect(checked?.sentences.join(), text + sign).toMatch(/hidden/);
      }
  });
});

describe('a right number', () => {
  it.each(RIGHT)('%s: %s is shown as %s', (format, text, shown, ...values) => {
    const [checked] = checkedBy(format, text);
    expect(checked).toMatchObject({ verdict: 'right', shown });
    for (const value of values)
      expect(checked?.rows.map((row) => row.value).join('\n')).toContain(value);
  });
});

it.each(WRONG)('%s: %s is wrong: %s', (format, text, sentence) => {
  const [checked] = checkedBy(format, text);
  expect(checked).toMatchObject({ verdict: 'wrong', shown: '', rows: [] });
  expect(checked?.sentences.join('\n')).toContain(sentence);
});

it.each(UNCLEAR)('%s: %s is unclear: %s', (format, text, sentence) => {
  const [checked] = checkedBy(format, text);
  expect(checked?.verdict).toBe('unclear');
  expect(checked?.sentences.join('\n')).toContain(sentence);
});

it('says nothing of the number 0000 in the Bharat series, where it may be given', () => {
  const [checked] = checkedBy('rc', '22BH0000AA');
  expect(checked).toMatchObject({ verdict: 'right', shown: '22BH 0000 AA' });
  expect(checked?.sentences.join('\n')).not.toContain('no vehicle');
});

it('takes the present year and none after it', () => {
  expect(plate('26BH1234AA', 2026).verdict).toBe('right');
  expect(plate('26BH1234AA', 2025).verdict).toBe('wrong');
  expect(licence('HR06 2026 0000001', 2026).verdict).toBe('right');
  expect(licence('HR06 2026 0000001', 2025).verdict).toBe('unclear');
});

it.each([
  ['pan', 'AAAPS0000K', '0000 belongs to nobody'],
  ['rc', 'DL00AA0000', 'no vehicle has this one'],
  ['rc', 'MH12AB0000', 'no vehicle has this one'],
  ['rc', 'MH120000', 'no vehicle has this one'],
  ['rc', 'MH00AB1234', 'no plate has the office 00'],
  ['rc', 'DL0CAB1234', 'no plate has the office 00'],
  ['cin', 'L17110MH1973PTC019786', 'L and PTC do not go together'],
  ['pan', 'AAAES1234A', 'We know no type of holder for the letter E.'],
])('%s: %s is right, with a remark: %s', (format, text, sentence) => {
  const [checked] = checkedBy(format, text);
  expect(checked?.verdict).toBe('right');
  expect(checked?.sentences.join('\n')).toContain(sentence);
});
