import type { LegalSummary } from '#content/types/page.ts';

// The policies are written in English: nothing to say above them.
export const privacySummary: LegalSummary | undefined = undefined;
export const termsSummary: LegalSummary | undefined = undefined;
