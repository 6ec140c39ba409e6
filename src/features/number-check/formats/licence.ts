import { decodeDrivingLicence, OTHER_FORM } from '#lib/driving-licence.ts';
import { type Checked, right, unclear } from './checked.ts';

const TITLE = 'Driving licence number';

/** Numbers in another than the common form are never wrong: States have had forms of their own. */
export function check(text: string): Checked {
  const licence = decodeDrivingLicence(text);
  if (!licence) return unclear(TITLE, [`The number has an ${OTHER_FORM}.`]);
  const { number, stateCode, state, office, year } = licence;
  return right(
    TITLE,
    `${stateCode}${office} ${number.slice(4)}`,
    [
      { label: 'State', value: `${state?.name ?? 'Not in our list'} (${stateCode})` },
      { label: 'Office', value: office },
      { label: 'First issued', value: String(year) },
    ],
    ['It has no check digit, so a wrong digit cannot be noticed here.'],
  );
}
