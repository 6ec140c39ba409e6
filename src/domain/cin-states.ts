import { states } from '#words/states.ts';
import { licenceState } from './licence-states.ts';

/**
 * Letters of a CIN that differ from those of vehicles: the registers of companies have separate codes.
 * Two of them name an office: PN is Pune, TZ is Coimbatore. Seen in the numbers of registered companies;
 * rarer ones (DC, ME, MR, UW, WR) are left out, since nothing published says what they mean.
 */
const OWN: Readonly<Record<string, keyof typeof states>> = {
  CT: 'CG',
  LH: 'LA',
  PN: 'MH',
  TZ: 'TN',
  UR: 'UK',
  UT: 'UK',
};

/** The State in which a company was registered, by the two letters in its CIN. Undefined for unknown letters. */
export function cinState(letters: string): string | undefined {
  const own = Object.hasOwn(OWN, letters) ? OWN[letters] : undefined;
  return own ? states[own] : licenceState(letters)?.name;
}
