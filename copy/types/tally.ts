/** How many there are of each kind, as figures under a bar that is drawn to scale. */
export interface Tally {
  heading: string;
  items: readonly TallyItem[];
}

export interface TallyItem {
  figure: number;
  /** What it counts, without the number. */
  text: string;
}
