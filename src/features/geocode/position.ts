/** A position in degrees, as text: a number is sent exactly as typed. */
export interface Point {
  latitude: string;
  longitude: string;
}
