/** The two digits that begin a GSTIN, and the State or Union Territory they stand for. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** Codes that new registrations no longer get. */
const NOTES: Readonly<Record<string, string>> = {
  '25': 'code used until 25 January 2020',
  '28': 'code used before the State was divided',
};

export interface GstState {
  name: string;
  /** About a code that is no longer given out. */
  note?: string;
}

/** The State of a two-digit GST code; undefined if the list has no such code. */
export function gstState(code: string): GstState | undefined {
  // Not `in`, which also finds `constructor`.
  if (!Object.hasOwn(STATES, code)) return;
  const note = NOTES[code];
  return { name: STATES[code] ?? '', ...(note && { note }) };
}
