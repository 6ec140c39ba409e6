/**
 * The State of places that GeoNames puts into a neighbour, by its id. Each was found by comparing all places with
 * outlines of districts (`npm run data -- outlines`), and decided by the district that its State's own site lists it
 * under. Looked up in November 2026.
 */
export const STATE_OF: Readonly<Record<number, string>> = {
  // Umerkote, Nabarangpur
  1253860: 'Odisha',
  // Phek, headquarters of a district of that name
  1259784: 'Nagaland',
  // Paralakhemundi, Gajapati
  1260296: 'Odisha',
  // Nipani, Belagavi
  1261309: 'Karnataka',
  // Naraini, Banda
  1261871: 'Uttar Pradesh',
  // Mankachar, South Salmara-Mankachar
  1263678: 'Assam',
  // Mahe: one of the four regions of Puducherry, as is Yanam
  1264403: 'Puducherry',
  1252795: 'Puducherry',
  // Kotpad, Koraput
  1266029: 'Odisha',
  // Khetia, Barwani
  1266746: 'Madhya Pradesh',
  // Kheragarh, Agra
  1267173: 'Uttar Pradesh',
  // Kalka, Panchkula
  1268381: 'Haryana',
  // Junagarh, Kalahandi
  1268772: 'Odisha',
  // Bhawani Mandi, Jhalawar
  1276027: 'Rajasthan',
  // Shiraguppi, Belagavi
  8714565: 'Karnataka',
};

/**
 * Places on a border whose State is right here, though their points lie across it in those outlines: the outlines are
 * of 2011, and the points exact to some hundred metres.
 */
export const OUTLINES_ERR: ReadonlySet<number> = new Set([
  // Yanam, which has no separate outline there
  1252795,
  // Taloda, Nandurbar; Narela, Delhi; Kishanganj, Bihar; Ichchapuram, Srikakulam; Dalkola, Uttar Dinajpur
  1255104,
  1261809, 1266489, 1269827, 1273642,
]);

/** Current names that GeoNames' list does not have, by its id, or has in a form that nobody writes. */
export const NAME_OF: Readonly<Record<number, string>> = {
  // Home Ministry, 13 September 2024
  1259385: 'Sri Vijaya Puram',
  // Government of Maharashtra, 15 September 2023
  1278149: 'Chhatrapati Sambhajinagar',
  // As their municipalities write themselves.
  1256436: 'Solapur',
  1260607: 'Panaji',
  1272423: 'Dombivli',
  1267911: 'Kapurthala',
};
