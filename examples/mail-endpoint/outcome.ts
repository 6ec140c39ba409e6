/** An answer as the site reads it: what is not 200 and `OK` is no delivery, and 5xx is tried again. */
export interface Outcome {
  status: number;
  text: string;
}
