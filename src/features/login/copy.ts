import type { Action } from '#copy/types/head.ts';
import type { Icon } from '#copy/types/pictures.ts';
import type { Tally } from '#copy/types/tally.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  /** Said where no account is connected: in words, and with what is real here in its place. */
  offline: string;
  offers: readonly LoginOffer[];
  picture: Tally;
}

/** Something that works without an account. */
export interface LoginOffer extends Action {
  icon: Icon;
  text: string;
}
