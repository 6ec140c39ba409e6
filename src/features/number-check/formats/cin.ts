import { cinState } from '#domain/cin-states.ts';
import { misfits, named } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const TITLE = 'CIN';
const FIRST_YEAR = 1800;

// Lists in print agree that FLC is a public company, and not on what kind of one.
const CLASSES: Readonly<Record<string, string>> = {
  FLC: 'Public company',
  FTC: 'Private company, subsidiary of a foreign one',
  GAP: 'General association, public',
  GAT: 'General association, private',
  GOI: 'Company of the Government of India',
  NPL: 'Company not for profit',
  OPC: 'One person company',
  PLC: 'Public company',
  PTC: 'Private company',
  SGC: 'Company of a State Government',
  ULL: 'Public company of unlimited liability',
  ULT: 'Private company of unlimited liability',
};

/** Corporate Identification Number. `thisYear` bounds the year of incorporation. */
export function check(text: string, thisYear = new Date().getFullYear()): Checked {
  const code = plainCode(text);
  if (/^[A-Z]{3}[0-9]{4}$/.test(code))
    return unclear(TITLE, [
      'This is an LLPIN, the number of an LLP: three letters and four digits.',
    ]);
  const problems = misfits(code, 'A99999AA9999AAA999999', 'A CIN');
  if (problems.length > 0) return wrong(TITLE, problems);
  const first = code.charAt(0);
  if (first !== 'L' && first !== 'U')
    return wrong(TITLE, [
      `The first character must be L for listed or U for unlisted, not ${named(first)}.`,
    ]);
  const year = Number(code.slice(8, 12));
  if (year < FIRST_YEAR || year > thisYear)
    return wrong(TITLE, [
      `The ninth to twelfth characters are a year, and ${code.slice(8, 12)} cannot be right.`,
    ]);
  return right(TITLE, code, rowsOf(code), [
    ...(first === 'L' && code.slice(12, 15) === 'PTC'
      ? ['L and PTC do not go together: shares of a private company are not listed.']
      : []),
    'It has no check digit, so a wrong digit goes unnoticed here.',
  ]);
}

function rowsOf(code: string) {
  const letters = code.slice(12, 15);
  const state = code.slice(6, 8);
  return [
    { label: 'Shares', value: code.startsWith('L') ? 'Listed (L)' : 'Unlisted (U)' },
    { label: 'Industry code', value: code.slice(1, 6) },
    { label: 'State', value: `${cinState(state) ?? 'Not in our list'} (${state})` },
    { label: 'Year', value: code.slice(8, 12) },
    { label: 'Class', value: `${CLASSES[letters] ?? 'Not in our list'} (${letters})` },
    { label: 'Registration', value: code.slice(15) },
  ];
}
