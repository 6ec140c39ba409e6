import { charges, commissions } from '#content/tariff.ts';
import { sumOf } from '#content/tariff-figures.ts';

// What one answer costs, when it comes and who gives it, as the page of each check says.

const { bill } = commissions;
const plusTax = (sum: string) => `${sum}, plus tax`;

export const heading = 'Price, time and source';
export const labels = ['Price', 'Answer', 'Source'];
export const checks = {
  pan: [
    plusTax(`${sumOf(charges.panCheck)} a PAN`),
    'Within seconds',
    'The Income Tax Department’s record',
  ],
  aadhaar: [
    plusTax(`${sumOf(charges.identityCheck)} a number`),
    'Within seconds, once your authorisation is checked',
    'UIDAI, and nobody else',
  ],
  bank: [
    plusTax(`${sumOf(charges.accountCheck)} an account`),
    'Within seconds; pending where the bank is slow',
    'The bank that has the account',
  ],
  voter: [
    plusTax(`${sumOf(charges.identityCheck)} a look-up`),
    'Within seconds, from the roll as last revised',
    'The electoral roll of the Election Commission',
  ],
  bills: [
    `No fee: you earn ${sumOf(bill.waterAndGas)} to ${sumOf(bill.broadband)} a bill, before tax`,
    'Within seconds; pending until the biller confirms',
    'The biller, over NPCI Bharat BillPay',
  ],
  vehicle: [
    plusTax(`${sumOf(charges.vehicleCheck)} a vehicle`),
    'Within seconds; the record follows the RTO by days',
    'VAHAN, the register of the RTOs',
  ],
  passport: [
    plusTax(`${sumOf(charges.identityCheck)} a passport`),
    'Within seconds',
    'Passport Seva of the Ministry of External Affairs',
  ],
  company: [
    plusTax(`${sumOf(charges.companyCheck)} a company`),
    'Within seconds; filings appear days later',
    'The companies’ own filings at the MCA',
  ],
  ocr: [
    plusTax(`${sumOf(charges.documentRead)} a file`),
    'Within seconds for each file',
    'Your picture alone: no register is asked',
  ],
  upi: [
    plusTax(`${sumOf(charges.accountCheck)} an ID`),
    'Within seconds',
    'The bank or app behind the handle',
  ],
};
