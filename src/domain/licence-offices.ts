import * as words from '#words/licence-offices.ts';

/**
 * Transport offices of cities that have their own code, by State letters and office. Far from all:
 * public lists contradict each other, and a wrong place is worse than a number.
 */
const PLACES: Readonly<Record<string, string>> = words.places;

const placeOf = (key: string) => (Object.hasOwn(PLACES, key) ? PLACES[key] : undefined);

/**
 * An office within a sentence: `office 26 (Gurugram)`, or `office 27` where the place is not known for
 * sure. Takes the State's two letters and the two digits of the office.
 */
export function licenceOffice(stateCode: string, office: string): string {
  const place = placeOf(stateCode + office);
  return place ? words.officeAt(office, place) : words.office(office);
}

/** The same on its own: `Office 26 (Gurugram)`. */
export function licenceOfficeAlone(stateCode: string, office: string): string {
  const place = placeOf(stateCode + office);
  return place ? words.officeAtAlone(office, place) : words.officeAlone(office);
}
