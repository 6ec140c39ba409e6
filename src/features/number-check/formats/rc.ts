import { misfits } from '#lib/code-shape.ts';
import { licenceState } from '#lib/licence-states.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const TITLE = 'Vehicle registration number';
const BHARAT_SERIES = 'Bharat series';
const BHARAT_BEGAN = 21;

// State, office, series without I and O, number. Old plates have no series.
const STATE_PLATE = /^([A-Z]{2})([0-9]{1,2})([A-HJ-NP-Z]{0,3})([0-9]{1,4})$/;

/** Registration number of a vehicle, of a State or of the Bharat series. */
export function check(text: string): Checked {
  const code = plainCode(text);
  return /^[0-9]/.test(code) ? bharat(code) : ofState(code);
}

function bharat(code: string): Checked {
  const shape = code.length === 9 ? '99BH9999A' : '99BH9999AA';
  const problems = misfits(code, shape, `A number of the ${BHARAT_SERIES}`);
  if (problems.length > 0) return wrong(TITLE, problems);
  const year = Number(code.slice(0, 2));
  if (year < BHARAT_BEGAN)
    return wrong(TITLE, [
      `The ${BHARAT_SERIES} began in 2021, and this number says 20${code.slice(0, 2)}.`,
    ]);
  return right(
    TITLE,
    `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`,
    [
      { label: 'Kind', value: `${BHARAT_SERIES}, valid in all States` },
      { label: 'Registered', value: `20${code.slice(0, 2)}` },
      { label: 'Number', value: code.slice(4, 8) },
      { label: 'Letters', value: code.slice(8) },
    ],
    remarks(code.slice(4, 8)),
  );
}

function ofState(code: string): Checked {
  if (!/^[A-Z]{2}/.test(code))
    return wrong(TITLE, ['It must begin with the two letters of a State, or with a year and BH.']);
  const letters = code.slice(0, 2);
  const state = licenceState(letters);
  if (!state)
    return wrong(TITLE, [
      `The first two letters must be a State, and we know none for ${letters}.`,
    ]);
  const problem = problemOf(code);
  if (problem) return wrong(TITLE, [problem]);
  const [, , office = '', series = '', number = ''] = STATE_PLATE.exec(code) ?? [];
  const parts =
    series === '' ? [`${letters} ${office}${number}`] : [letters, office, series, number];
  const now = state.nowCode ? `, ${state.nowCode} on new plates` : '';
  return right(
    TITLE,
    parts.join(' '),
    [
      { label: 'State', value: `${state.name} (${letters}${now})` },
      // Without letters between them nobody can tell where the office ends and the number begins.
      ...(series === ''
        ? [{ label: 'Office and number', value: office + number }]
        : [
            { label: 'Office', value: `${letters} ${office}` },
            { label: 'Series', value: series },
            { label: 'Number', value: number },
          ]),
    ],
    remarks(series === '' ? '' : number),
  );
}

const remarks = (number: string) => [
  ...(/^0+$/.test(number) ? ['Numbers run from 1 to 9999, so no vehicle has this one.'] : []),
  'It has no check digit, so a wrong digit cannot be noticed here.',
];

function problemOf(code: string): string | undefined {
  const [, office = '', series = '', rest = ''] =
    /^..([0-9]*)([A-Z]*)[0-9]*(.*)$/su.exec(code) ?? [];
  if (rest !== '') return 'It is made of letters A to Z and digits, in four groups at most.';
  if (office === '') return 'After the State come one or two digits for the registering office.';
  if (STATE_PLATE.test(code)) return;
  if (series === '') return 'After the State come at most six digits, and at least two.';
  if (office.length > 2) return 'The registering office has one or two digits.';
  if (/[IO]/.test(series))
    return 'The letters of the series leave out I and O, which look like 1 and 0.';
  if (series.length > 3) return 'The series has three letters at most.';
  return 'It must end with a number of one to four digits.';
}
