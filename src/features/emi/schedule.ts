/** A loan in whole numbers, so that every sum of it is exact. */
export interface Loan {
  paise: number;
  /** Hundredths of a percent a year: 1050 is 10.5%. */
  rate: number;
  months: number;
}

/** One month of a loan, in paise. `balance` is the debt after it. */
export interface Instalment {
  month: number;
  interest: number;
  principal: number;
  balance: number;
}

export interface Schedule {
  emi: number;
  instalments: readonly Instalment[];
  /** Interest of all instalments together. */
  interest: number;
  /** Everything that is paid. */
  total: number;
}

/** Divides a rate in hundredths of a percent a year into the part that one month bears. */
const PER_MONTH = 12 * 100 * 100;

/** The equated monthly instalment, in paise: P·r·(1+r)^n / ((1+r)^n - 1), or P/n without interest. */
export function emiOf({ paise, rate, months }: Loan): number {
  const r = rate / PER_MONTH;
  // The same formula in a form that keeps its digits where r is near 0.
  return Math.round(r === 0 ? paise / months : (paise * r) / -Math.expm1(-months * Math.log1p(r)));
}

/**
 * What is paid each month. Interest is rounded to the paisa in each row, and the last instalment takes
 * what rounding leaves; it may come earlier than the last month if the rounded EMI repays faster.
 */
export function scheduleOf(loan: Loan): Schedule {
  const emi = emiOf(loan);
  const instalments: Instalment[] = [];
  let balance = loan.paise;
  for (let month = 1; balance > 0; month++) {
    const interest = Math.round((balance * loan.rate) / PER_MONTH);
    const isLast = month === loan.months || balance + interest <= emi;
    const principal = isLast ? balance : emi - interest;
    balance -= principal;
    instalments.push({ month, interest, principal, balance });
  }
  const interest = instalments.reduce((sum, row) => sum + row.interest, 0);
  return { emi, instalments, interest, total: loan.paise + interest };
}

/** A year of the loan, counted from its first instalment. */
export interface Year {
  year: number;
  interest: number;
  principal: number;
  balance: number;
}

/** The instalments added up by year; the last one may have fewer than twelve. */
export function yearsOf(instalments: readonly Instalment[]): Year[] {
  const years: Year[] = [];
  for (const { month, interest, principal, balance } of instalments) {
    const year = Math.ceil(month / 12);
    const sum = years[year - 1] ?? { year, interest: 0, principal: 0, balance };
    years[year - 1] = {
      year,
      interest: sum.interest + interest,
      principal: sum.principal + principal,
      balance,
    };
  }
  return years;
}
