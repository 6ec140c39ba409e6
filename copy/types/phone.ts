/** One piece of a drawn screen, from top to bottom. A picture: no words here are read out. */
export type ScreenPiece =
  | { kind: 'label'; text: string }
  /** A line in a box. `mark` is two letters or a number in a loop. */
  | {
      kind: 'row';
      text: string;
      mark?: string;
      note?: string;
      value?: string;
      state?: 'chosen' | 'later';
      ticked?: true;
    }
  | { kind: 'amount'; text: string }
  | { kind: 'chips'; chips: readonly string[]; chosen?: string }
  | { kind: 'keypad' }
  /** A finger on its reader, with what is going on. */
  | { kind: 'finger'; text: string; note: string }
  /** A tick and what has been done. */
  | { kind: 'done'; text: string; note?: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** A QR code that holds nothing, with the words under it. */
  | { kind: 'code'; text: string }
  | { kind: 'earned'; text: string }
  /** The button at the foot. */
  | { kind: 'press'; text: string };

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
