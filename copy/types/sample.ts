/** Values that fill a tool's form and run it, and what comes of them. None is a person’s. */
export interface Sample<Field extends string = string> {
  label: string;
  /** Whom or what it is about. The three samples that have it come first and are always in sight. */
  about?: string;
  values: Readonly<Record<Field, string>>;
  outcome: string;
}
