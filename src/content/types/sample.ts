/** Values that fill a tool's form, and what comes of them. None is a person’s. */
export interface Sample<Field extends string = string> {
  label: string;
  values: Readonly<Record<Field, string>>;
  outcome: string;
}
