import type { Plot } from './sections.ts';

/**
 * Figures under a picture of them: how many there are of each kind, under a bar that is drawn to scale, or what a plot
 * shows.
 */
export type Tally =
  | { heading: string; plot?: undefined; items: readonly TallyItem[] }
  | { heading: string; plot: Pick<Plot, 'box' | 'paths'>; items: Plot['items'] };

export interface TallyItem {
  figure: number;
  /** What it counts, without the number. */
  text: string;
}
