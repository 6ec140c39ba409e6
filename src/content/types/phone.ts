/** One piece of a drawn screen, from top to bottom. A picture: no words here are read out. */
export type ScreenPiece =
  | { label: string }
  /** A line in a box. `mark` is two letters or a number in a loop. */
  | {
      row: string;
      mark?: string;
      note?: string;
      value?: string;
      state?: 'chosen' | 'later';
      ticked?: true;
    }
  | { amount: string }
  | { chips: readonly string[]; chosen?: string }
  | { keypad: true }
  /** A finger on its reader, with what is going on. */
  | { finger: string; note: string }
  /** A tick and what has been done. */
  | { done: string; note?: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** A QR code that holds nothing, with the words under it. */
  | { code: string }
  | { earned: string }
  /** The button at the foot. */
  | { press: string };

/** What the drawn phone shows in one step. */
export interface Screen {
  title: string;
  pieces: readonly ScreenPiece[];
}

/** A step in words, and the screen that it shows. */
export interface PhoneStep {
  title: string;
  text: string;
  screen: Screen;
}
