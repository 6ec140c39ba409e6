/** Colours of pictures on paper, of the tokens: `build/colours/poster-inks.ts`. */
export interface Inks {
  paper: string;
  code: string;
  text: string;
  soft: string;
  line: string;
  dot: string;
  pill: string;
  pillText: string;
  door: string;
  doorLine: string;
  doorHindi: string;
  doorSoft: string;
  cut: string;
}

/** Put in by the build, and not as a setting: all of `import.meta.env` would reach the worker too. */
declare const POSTER_INKS: Inks;

export const pageInks = (): Inks => POSTER_INKS;
