import type { Plot } from './sections.ts';

/** Figures under a picture of them. */
export interface Tally {
  heading: string;
  plot: Pick<Plot, 'box' | 'paths'>;
  items: readonly TallyItem[];
}

export interface TallyItem {
  figure: string;
  /** What it counts or says, without the figure. */
  text: string;
  /** The figure is a telephone number. */
  call?: true;
}
