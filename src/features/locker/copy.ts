/** What the copy of a page hands to this tool. */
export interface Copy {
  /** That this is a demo. */
  note: string;
}
