import { plural } from '#words/plural.ts';

export const amount = 'Loan amount (₹)';
export const amountMissing = 'Enter the loan amount.';
export const amountInDigits = 'Write the loan amount in digits, such as 5,00,000.';
export const rate = 'Rate (% a year)';
export const rateMissing = 'Enter the rate.';
export const rateInDigits = 'Write the rate a year in digits, such as 10.5.';
export const term = 'Term (months)';
export const termMissing = 'Enter the number of months.';
export const termInDigits = 'Write the number of months in digits, such as 60.';

export const percentAYear = (percent: number) => `${percent}% a year`;
const monthsAlone = (count: number) => plural(count, '1 month', `${count} months`);
const yearsAlone = (count: number) => plural(count, '1 year', `${count} years`);
/** Months, with the years in them where there are any: `60 months (5 years)`. */
export const months = (count: number) => {
  const years = Math.floor(count / 12);
  const rest = count % 12;
  if (years === 0) return monthsAlone(count);
  if (rest === 0) return `${count} months (${yearsAlone(years)})`;
  return `${count} months (${yearsAlone(years)} ${monthsAlone(rest)})`;
};

export const correctField = 'Correct the marked field to see the instalment.';
export const said = (emi: string, interest: string) =>
  `Monthly EMI ${emi}, total interest ${interest}`;
export const monthlyEmi = 'Monthly EMI';
export const loanAmount = 'Loan amount';
export const totalInterest = 'Total interest';
export const totalPaid = 'Total you pay';
export const lastInstalment = (number: number, amount: string) =>
  `The last instalment, number ${number}, is ${amount}, because of rounding.`;

export const yearByYear = 'The loan, year by year';
export const termsAndEmi = (terms: string, emi: string) => `${terms}. Monthly EMI ${emi}.`;
export const termsAlone = (terms: string) => `${terms}.`;
export const printedEmi = (emi: string) => `EMI ${emi}`;
export const bars = 'Principal and interest paid in each year. The table below holds the figures.';
export const amountAYear = (amount: string) => `${amount} a year`;
export const table = 'Paid in each year of the loan';
export const year = 'Year';
export const principal = 'Principal';
export const interest = 'Interest';
export const paid = 'Paid';
export const balance = 'Balance left';
export const total = 'Total';

export const offersRibbon = 'Example';
export const offers = (amount: string) => `The same ${amount}, three offers`;
export const offersIntro = 'The lowest rate is not always the lowest cost. Look at the last line.';
export const lenderA = 'Lender A';
export const lenderB = 'Lender B';
export const lenderC = 'Lender C';
export const leastOffer = 'Least in total';
export const offerRate = 'Rate a year';
export const offerFee = 'Fee with GST';
export const noFee = 'None';
export const offerEmi = 'EMI';
export const offerTotal = 'You pay in all';
export const offersNote = (term: string, gstPercent: number) =>
  `Made-up lenders, ${term}. The fee is paid at the start, with ${gstPercent}% GST on it.`;
