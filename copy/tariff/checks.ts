import { sumOf } from '#copy/tariff-figures.ts';
import type { Facts } from '#copy/types/sections.ts';
import { charges, commissions } from '#facts/tariff.ts';

// What one answer costs, when it comes and who gives it, as the page of each check says.

const { bill } = commissions;
const price = (paise: Parameters<typeof sumOf>[0], of: string) =>
  [sumOf(paise), `${of}, plus tax`] as const;

const SECONDS = 'In seconds';

export const heading = 'Price, time and source';
export const labels = ['Price', 'Answer', 'Source'];
export const checks = {
  pan: [
    price(charges.panCheck, 'a PAN'),
    [SECONDS, 'for each PAN'],
    ['Income Tax', 'the Department’s record'],
  ],
  aadhaar: [
    price(charges.identityCheck, 'a number'),
    [SECONDS, 'once your authorisation is checked'],
    ['UIDAI', 'and nobody else'],
  ],
  bank: [
    price(charges.accountCheck, 'an account'),
    [SECONDS, 'pending where the bank is slow'],
    ['The bank', 'that has the account'],
  ],
  voter: [
    price(charges.identityCheck, 'a look-up'),
    [SECONDS, 'from the roll as last revised'],
    ['Electoral roll', 'of the Election Commission'],
  ],
  bills: [
    [
      'No fee',
      `you earn ${sumOf(bill.waterAndGas)} to ${sumOf(bill.broadband)} a bill, before tax`,
    ],
    [SECONDS, 'pending until the biller confirms'],
    ['The biller', 'over NPCI Bharat BillPay'],
  ],
  vehicle: [
    price(charges.vehicleCheck, 'a vehicle'),
    [SECONDS, 'the record follows the RTO by days'],
    ['VAHAN', 'the register of the RTOs'],
  ],
  passport: [
    price(charges.identityCheck, 'a passport'),
    [SECONDS, 'for each passport'],
    ['Passport Seva', 'of the Ministry of External Affairs'],
  ],
  company: [
    price(charges.companyCheck, 'a company'),
    [SECONDS, 'filings appear days later'],
    ['MCA', 'the companies’ own filings'],
  ],
  ocr: [
    price(charges.documentRead, 'a file'),
    [SECONDS, 'for each file'],
    ['Your picture', 'alone: no register is asked'],
  ],
  upi: [
    price(charges.accountCheck, 'an ID'),
    [SECONDS, 'for each ID'],
    ['Bank or app', 'behind the handle'],
  ],
} satisfies Record<string, Facts>;

/** Tools that answer from this device alone; what a live check would ask. */
export const demonstrations = {
  gst: [
    ['₹0', 'here; ask us for a live check, priced by supplier'],
    ['A second', 'for the sample record'],
    ['Your browser', 'a live check asks the GST register'],
  ],
  licence: [
    ['₹0', 'here; ask us for a live check, priced by driver'],
    ['A second', 'for the sample result'],
    ['Your browser', 'a live check asks the transport register'],
  ],
} satisfies Record<string, Facts>;
