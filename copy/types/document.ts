/** What a path of a drawn document is made with. */
export type DocumentInk = 'line' | 'fill' | 'accent';

/** A part of a number: its characters, what they are, and what they say. */
export interface DocumentPart {
  characters: string;
  name: string;
  means?: string;
}

/** A made-up document with its number in parts. The drawing is 240 units wide and 72 high. */
export interface DocumentSpecimen {
  /** Above what the parts say. */
  heading: string;
  /** Its shape: the parts of a bill and of a photo are below each other. */
  form: 'card' | 'cheque' | 'plate' | 'sheet' | 'book' | 'bill' | 'photo' | 'sign';
  title: string;
  drawing: readonly { ink: DocumentInk; d: string }[];
  parts: readonly DocumentPart[];
}
