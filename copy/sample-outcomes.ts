/** What a page shows of the outcome of a sample, which says more to a reader of the table. */

/** What a page says of the form itself, while that is filled and before it is sent. */
const HINTED = /^Successful, with a hint: (.*)$|^Hint: (.*?) Then: /;

/** The hint that a sample brings, if any. */
export const hintIn = (outcome: string): string | undefined =>
  HINTED.exec(outcome)?.slice(1).find(Boolean);

/** A success, where there was no more than a hint. */
export const orHinted =
  (success: string) =>
  (outcome: string): string[] => [hintIn(outcome) ? success : outcome];

export const afterHint = (outcome: string): string[] => [outcome.replace(/^Hint: .*? Then: /, '')];

export const amountIn = (outcome: string): string[] => [/₹[\d,.]+/.exec(outcome)?.[0] ?? outcome];

/** What follows the first comma is about the number, in words of the page's own. */
export const beforeComma = (outcome: string): string[] => [
  /^\w+(?=$|,)/.exec(outcome)?.[0] ?? outcome,
];

/** `PAN: format right. IFSC: An IFSC has …` */
export const formats = (outcome: string): string[] =>
  outcome
    .replace(/\. (?=[A-Z][^.:]{2,30}: )/g, '.\n')
    .split('\n')
    .map((each) =>
      each.endsWith(': format right.')
        ? 'The format looks right. This does not prove that the document is genuine.'
        : each.slice(each.indexOf(': ') + 2),
    );
