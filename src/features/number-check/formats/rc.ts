import { licenceState } from '#domain/licence-states.ts';
import { otherPlate } from '#domain/other-plates.ts';
import { readStatePlate } from '#domain/state-plate.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const TITLE = 'Vehicle registration number';
const BHARAT_SERIES = 'Bharat series';
const BHARAT_BEGAN = 2021;
const NO_CHECK_DIGIT = 'It has no check digit, so a wrong digit goes unnoticed here.';

/** Registration number of a vehicle, of a State or of the Bharat series. `thisYear` bounds the latter. */
export function check(text: string, thisYear = new Date().getFullYear()): Checked {
  const code = plainCode(text);
  const other = otherPlate(code);
  if (other)
    return unclear(TITLE, [
      `It looks like a plate ${other}. Such plates have their own format, which this tool does not read.`,
    ]);
  return /^[0-9]/.test(code) ? bharat(code, thisYear) : ofState(code);
}

function bharat(code: string, thisYear: number): Checked {
  const shape = code.length === 9 ? '99BH9999A' : '99BH9999AA';
  const problems = misfits(code, shape, `A number of the ${BHARAT_SERIES}`);
  if (problems.length > 0) return wrong(TITLE, problems);
  const year = 2000 + Number(code.slice(0, 2));
  const number = code.slice(4, 8);
  const letters = code.slice(8);
  if (year < BHARAT_BEGAN)
    return wrong(TITLE, [
      `The ${BHARAT_SERIES} began in ${BHARAT_BEGAN}; this number says ${year}.`,
    ]);
  if (year > thisYear)
    return wrong(TITLE, [`It begins with the year of registration, and ${year} is in the future.`]);
  // What is published about these two letters contradicts itself, and so does it about the number 0000.
  if (/[IO]/.test(letters))
    return unclear(TITLE, [
      `The ${BHARAT_SERIES} is said to leave out I and O, which look like 1 and 0. Compare the last letters with the plate.`,
    ]);
  return right(
    TITLE,
    `${code.slice(0, 4)} ${number} ${letters}`,
    [
      { label: 'Kind', value: `${BHARAT_SERIES}, valid in all States` },
      { label: 'Registered', value: String(year) },
      { label: 'Number', value: number },
      { label: 'Letters', value: letters },
    ],
    [NO_CHECK_DIGIT],
  );
}

function ofState(code: string): Checked {
  if (!/^[A-Z]{2}/.test(code))
    return wrong(TITLE, ['It must begin with the two letters of a State, or with a year and BH.']);
  const letters = code.slice(0, 2);
  const state = licenceState(letters);
  if (!state)
    return wrong(TITLE, [
      `The first two letters must be a State’s; ${letters} is not one we know.`,
    ]);
  const plate = readStatePlate(code);
  if (typeof plate === 'string') return wrong(TITLE, [plate]);
  const { office, series, number } = plate;
  const now = state.nowCode ? `, ${state.nowCode} on new plates` : '';
  const isOld = series === '';
  return right(
    TITLE,
    isOld ? `${letters} ${office}${number}` : [letters, office, series, number].join(' '),
    [
      { label: 'State', value: `${state.name} (${letters}${now})` },
      ...(isOld
        ? [{ label: 'Office and number', value: office + number }]
        : [
            { label: 'Office', value: `${letters} ${office}` },
            { label: 'Series', value: series },
            { label: 'Number', value: number },
          ]),
    ],
    [
      ...(!isOld && /^0+$/.test(number)
        ? ['Numbers run from 1 to 9999, so no vehicle has this one.']
        : []),
      NO_CHECK_DIGIT,
    ],
  );
}
