/** A day, `2026-04-21`, or a month where the day is not known. */
export type RuleDate = `${number}-${number}-${number}` | `${number}-${number}`;

/** Who makes rules that bind us, our partners or our customers, or keeps the records that a check asks. */
export type Regulator =
  | 'NPCI'
  | 'RBI'
  | 'IRDAI'
  | 'UIDAI'
  | 'CBDT'
  | 'CBIC'
  | 'Parliament'
  | 'Finance Ministry'
  | 'PCI SSC'
  | 'Home Ministry'
  | 'Income Tax Department'
  | 'Election Commission'
  | 'Transport Ministry'
  | 'Foreign Ministry'
  | 'MCA';

/** A rule that others make, where it was read, and when. Its figures are next to it, under names with their units. */
export interface Rule {
  by: Regulator;
  /** The day or month of the rule; of one that was later changed, of the change. */
  dated: RuleDate;
  /** In force since then, where that is another day. */
  since?: RuleDate;
  /** The day on which it was last looked up; `npm run facts` lists those of long ago. */
  lookedUp: RuleDate;
  /** What the rule is called, and where it was read, if not with the regulator. */
  source: string;
  readonly [figure: string]: string | number | undefined;
}
