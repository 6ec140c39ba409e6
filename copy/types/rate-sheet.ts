/** One page of paper with what concerns one kind of customer. The first cell of a line says what it is about. */
export interface RateSheet {
  /** On the button that prints it. */
  action: string;
  title: string;
  lead: string;
  parts: readonly { heading: string; lines: readonly (readonly string[])[] }[];
  /** What kind of figures these are, and their date. */
  foot: string;
}
