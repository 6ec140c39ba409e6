import { gstNotes, gstPlaces, states } from '#words/states.ts';

/** The two digits that begin a GSTIN, and the letters of the State or Union Territory they mean. */
const STATES: Readonly<Record<string, keyof typeof states>> = {
  '01': 'JK',
  '02': 'HP',
  '03': 'PB',
  '04': 'CH',
  '05': 'UK',
  '06': 'HR',
  '07': 'DL',
  '08': 'RJ',
  '09': 'UP',
  '10': 'BR',
  '11': 'SK',
  '12': 'AR',
  '13': 'NL',
  '14': 'MN',
  '15': 'MZ',
  '16': 'TR',
  '17': 'ML',
  '18': 'AS',
  '19': 'WB',
  '20': 'JH',
  '21': 'OD',
  '22': 'CG',
  '23': 'MP',
  '24': 'GJ',
  '26': 'DD',
  '27': 'MH',
  '28': 'AP',
  '29': 'KA',
  '30': 'GA',
  '31': 'LD',
  '32': 'KL',
  '33': 'TN',
  '34': 'PY',
  '35': 'AN',
  '36': 'TG',
  '37': 'AP',
  '38': 'LA',
};

const PLACES: Readonly<Record<string, string>> = gstPlaces;
const NOTES: Readonly<Record<string, string>> = gstNotes;

export interface GstState {
  name: string;
  /** About a code that is no longer given out. */
  note?: string;
}

/** The State of a two-digit GST code; undefined if the list has no such code. */
export function gstState(code: string): GstState | undefined {
  // Not `in`, which also finds `constructor`.
  const letters = Object.hasOwn(STATES, code) ? STATES[code] : undefined;
  const place = Object.hasOwn(PLACES, code) ? PLACES[code] : undefined;
  const name = letters ? states[letters] : place;
  if (!name) return;
  const note = NOTES[code];
  return { name, ...(note && { note }) };
}
