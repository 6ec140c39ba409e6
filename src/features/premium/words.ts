import { plural } from '#words/plural.ts';

export const planChoice = 'Type of insurance';
export const addOnsLabel = 'Add-ons';

/** What each kind of insurance calls itself, its fields, and its terms in a list of them. */
export const plans = {
  health: {
    name: 'Health',
    cover: 'Sum insured',
    ageLabel: 'Age (years)',
    ageMissing: 'Enter the age.',
    ageInDigits: 'Write the age in digits, such as 5.',
    ageTerm: (years: string) => `age ${years}`,
    coverLabel: 'Sum insured (₹)',
    coverMissing: 'Enter the sum insured.',
    coverInDigits: 'Write the sum insured in digits, such as 5,00,000.',
    coverTerm: (amount: string) => `sum insured ${amount}`,
  },
  car: {
    name: 'Car',
    cover: 'Value of the car',
    ageLabel: 'Age of the car (years)',
    ageMissing: 'Enter the age of the car.',
    ageInDigits: 'Write the age of the car in digits, such as 5.',
    ageTerm: (years: string) => `age of the car ${years}`,
    coverLabel: 'Value of the car (₹)',
    coverMissing: 'Enter the value of the car.',
    coverInDigits: 'Write the value of the car in digits, such as 5,00,000.',
    coverTerm: (amount: string) => `value of the car ${amount}`,
  },
  home: {
    name: 'Home',
    cover: 'Cost to rebuild',
    ageLabel: 'Age of the building (years)',
    ageMissing: 'Enter the age of the building.',
    ageInDigits: 'Write the age of the building in digits, such as 5.',
    ageTerm: (years: string) => `age of the building ${years}`,
    coverLabel: 'Cost to rebuild (₹)',
    coverMissing: 'Enter the cost to rebuild.',
    coverInDigits: 'Write the cost to rebuild in digits, such as 5,00,000.',
    coverTerm: (amount: string) => `cost to rebuild ${amount}`,
  },
  life: {
    name: 'Life',
    cover: 'Sum assured',
    ageLabel: 'Age (years)',
    ageMissing: 'Enter the age.',
    ageInDigits: 'Write the age in digits, such as 5.',
    ageTerm: (years: string) => `age ${years}`,
    coverLabel: 'Sum assured (₹)',
    coverMissing: 'Enter the sum assured.',
    coverInDigits: 'Write the sum assured in digits, such as 5,00,000.',
    coverTerm: (amount: string) => `sum assured ${amount}`,
  },
};

/** Take the name of the plan. */
export const withSampleRates = (plan: string) => `${plan}, sample rates`;
export const said = (plan: string, total: string) =>
  `${plan}: ${total} over the term, sample rates`;

export const termLabel = 'Term (years)';
export const termMissing = 'Enter the term.';
export const termInDigits = 'Write the term in digits, such as 5.';
/** All terms of a calculation as one line. */
export const terms = (all: string) => `${all}.`;
export const years = (count: number) => plural(count, '1 year', `${count} years`);
export const coverEnds = (lastAge: number, age: number, mostYears: number) =>
  `Cover ends at age ${lastAge}: at ${age}, enter at most ${years(mostYears)}.`;

/** As a choice, and in a list of terms. */
export const addOnNames = {
  room: { name: 'Any hospital room', term: 'any hospital room' },
  maternity: { name: 'Maternity', term: 'maternity' },
  daily: { name: 'Daily hospital cash', term: 'daily hospital cash' },
  depreciation: { name: 'Zero depreciation', term: 'zero depreciation' },
  roadside: { name: 'Roadside help', term: 'roadside help' },
  engine: { name: 'Engine protection', term: 'engine protection' },
  contents: { name: 'Contents and theft', term: 'contents and theft' },
  rent: { name: 'Rent while you cannot live there', term: 'rent while you cannot live there' },
  accident: { name: 'Accidental death', term: 'accidental death' },
  illness: { name: 'Critical illness', term: 'critical illness' },
  waiver: { name: 'Premium waiver', term: 'premium waiver' },
};

export const correctField = 'Correct the marked field to see the premium.';
export const firstYear = 'Premium, first year';
export const sampleRates = 'Sample rates';
export const perMonth = 'Per month, about';
export const basePremiumOf = (count: number) => `Base premium, ${years(count)}`;
export const totalOverTerm = 'Total over the term';

export const yearByYear = 'The premium, year by year';
export const bars = 'Base premium and add-ons of each year. The table below holds the figures.';
export const amountAYear = (amount: string) => `${amount} a year`;
export const table = 'Premium of each year';
export const year = 'Year';
export const basePremium = 'Base premium';
export const premium = 'Premium';
export const total = 'Total';
