/** Name of the field that no visitor sees: none of those that browsers fill in (HTML Standard, "autofill field"). */
export const HONEYPOT = 'topic';

/** What the field of a form that no visitor sees holds; empty without a form. */
export const honeypotOf = (form: HTMLFormElement | null): string =>
  (form?.elements.namedItem(HONEYPOT) as HTMLInputElement | null | undefined)?.value ?? '';
