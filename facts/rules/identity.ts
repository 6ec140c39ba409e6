import type { Rule } from '#facts/types/rule.ts';

/** Aadhaar is verified by those who registered, by QR code or app; photocopies are not kept. A report, not the rule. */
export const aadhaarOffline = {
  by: 'UIDAI',
  dated: '2025-12',
  lookedUp: '2026-11-25',
  source: 'Offline verification, as PTI reports it; the notification was not seen',
} satisfies Rule;
