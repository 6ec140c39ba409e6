import { decodeDrivingLicence, OTHER_FORM } from '#domain/driving-licence.ts';
import { type Checked, right, unclear } from './checked.ts';

const TITLE = 'Driving licence number';

/**
 * Numbers in another than the common form are never wrong: States have had forms of their own. Neither is
 * a year after `thisYear`, since those digits mean something else in another form.
 */
export function check(text: string, thisYear = new Date().getFullYear()): Checked {
  const licence = decodeDrivingLicence(text);
  if (!licence) return unclear(TITLE, [`The number has an ${OTHER_FORM}.`]);
  const { number, stateCode, state, office, year } = licence;
  if (year > thisYear)
    return unclear(TITLE, [
      `In the common format, the year of first issue would be ${year}, which is in the future. Compare it with the licence.`,
    ]);
  return right(
    TITLE,
    `${stateCode}${office} ${number.slice(4)}`,
    [
      { label: 'State', value: `${state?.name ?? 'Not in our list'} (${stateCode})` },
      { label: 'Office', value: office },
      { label: 'First issued', value: String(year) },
    ],
    ['It has no check digit, so a wrong digit goes unnoticed here.'],
  );
}
