/** Holders whose numbers have a separate form. */
export type SpecialGstin = 'collector' | 'deductor' | 'mission' | 'nonResident' | 'online';

/**
 * Forms of those numbers: who collects tax at source (C) or deducts it (D); missions and bodies of the United Nations
 * (UIN), who is not resident, and services from abroad (OIDAR), which have no PAN in them. As GST's own offline tools
 * and india-compliance of Resilient Tech take them; looked up on 27 November 2026.
 */
const FORMS: readonly (readonly [form: RegExp, kind: SpecialGstin])[] = [
  [/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[A-Z\d]$/, 'collector'],
  [/^\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z]D[A-Z\d]$/, 'deductor'],
  [/^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z\d]$/, 'mission'],
  [/^\d{4}[A-Z]{3}\d{5}NR[A-Z\d]$/, 'nonResident'],
  [/^99\d{2}[A-Z]{3}\d{5}OS[A-Z\d]$/, 'online'],
];

/** The kind of holder whose GSTIN has a special form; undefined for all others. Takes fifteen capitals and digits. */
export const specialGstin = (code: string): SpecialGstin | undefined =>
  FORMS.find(([form]) => form.test(code))?.[1];
