import { licenceState } from './licence-states.ts';

/**
 * Letters of a CIN that differ from those of vehicles: the registers of companies have codes of their own.
 * Two of them name an office: PN is Pune, TZ is Coimbatore. Seen in the numbers of registered companies;
 * rarer ones (DC, ME, MR, UW, WR) are left out, since nothing published says what they mean.
 */
const OWN: Readonly<Record<string, string>> = {
  CT: 'Chhattisgarh',
  LH: 'Ladakh',
  PN: 'Maharashtra',
  TZ: 'Tamil Nadu',
  UR: 'Uttarakhand',
  UT: 'Uttarakhand',
};

/** The State in which a company was registered, by the two letters in its CIN. Undefined for unknown letters. */
export const cinState = (letters: string): string | undefined =>
  Object.hasOwn(OWN, letters) ? OWN[letters] : licenceState(letters)?.name;
