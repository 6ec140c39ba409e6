/**
 * Transport offices of cities that have a code of their own, by State letters and office. Far from all:
 * public lists contradict each other, and a wrong place is worse than a number.
 */
const PLACES: Readonly<Record<string, string>> = {
  BR01: 'Patna',
  CG04: 'Raipur',
  CH01: 'Chandigarh',
  GJ01: 'Ahmedabad',
  GJ03: 'Rajkot',
  GJ05: 'Surat',
  GJ06: 'Vadodara',
  HR06: 'Panipat',
  HR26: 'Gurugram',
  HR51: 'Faridabad',
  JH01: 'Ranchi',
  JK01: 'Srinagar',
  JK02: 'Jammu',
  KA01: 'Bengaluru',
  KA02: 'Bengaluru',
  KA03: 'Bengaluru',
  KA04: 'Bengaluru',
  KA05: 'Bengaluru',
  KL01: 'Thiruvananthapuram',
  KL07: 'Ernakulam',
  KL11: 'Kozhikode',
  MH01: 'Mumbai',
  MH02: 'Mumbai',
  MH03: 'Mumbai',
  MH04: 'Thane',
  MH12: 'Pune',
  MH14: 'Pimpri-Chinchwad',
  MH31: 'Nagpur',
  MP04: 'Bhopal',
  MP09: 'Indore',
  PB02: 'Amritsar',
  PB08: 'Jalandhar',
  PB10: 'Ludhiana',
  RJ14: 'Jaipur',
  RJ19: 'Jodhpur',
  RJ27: 'Udaipur',
  UK07: 'Dehradun',
  UP14: 'Ghaziabad',
  UP16: 'Noida',
  UP32: 'Lucknow',
  UP65: 'Varanasi',
  UP78: 'Kanpur',
  UP80: 'Agra',
};

/**
 * An office in words: `office 26 (Gurugram)`, or `office 27` where the place is not known for sure.
 * Takes the State's two letters and the two digits of the office.
 */
export function licenceOffice(stateCode: string, office: string): string {
  const key = stateCode + office;
  return Object.hasOwn(PLACES, key) ? `office ${office} (${PLACES[key]})` : `office ${office}`;
}
