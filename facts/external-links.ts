/** Every address of another site that a page links to. `npm run links` asks whether they still respond. */
export const external = {
  makeInIndia: 'https://www.makeinindia.com/',
  digitalIndia: 'https://www.digitalindia.gov.in/',
  startupIndia: 'https://www.startupindia.gov.in/',
  openStreetMapCopyright: 'https://www.openstreetmap.org/copyright',
  geoNames: 'https://www.geonames.org/',
  creativeCommonsBy: 'https://creativecommons.org/licenses/by/4.0/',
} as const satisfies Record<string, `https://${string}`>;

/** One of them. */
export type ExternalAddress = (typeof external)[keyof typeof external];
