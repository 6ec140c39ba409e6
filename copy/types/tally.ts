import type { Plot } from './sections.ts';

/**
 * Figures under a picture of them: how many there are of each kind, under a bar that is drawn to scale, or what a plot
 * shows.
 */
export type Tally =
  | { heading: string; plot?: undefined; items: readonly Counted[] }
  | { heading: string; plot: Pick<Plot, 'box' | 'paths'>; items: readonly TallyItem[] };

export interface Counted {
  figure: number;
  /** What it counts, without the number. */
  text: string;
}

export interface TallyItem {
  figure: string | number;
  text: string;
  /** The figure is a telephone number. */
  call?: true;
}
