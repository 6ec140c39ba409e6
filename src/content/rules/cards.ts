import type { Rule } from '#content/types/rule.ts';

/** What card networks ask of who handles card data; since then also of scripts on payment pages. */
export const cardStandard = {
  by: 'PCI SSC',
  dated: '2024-06-11',
  since: '2025-03-31',
  lookedUp: '2026-11-28',
  source: 'PCI DSS 4.0.1, with 6.4.3 and 11.6.1 on scripts of payment pages',
  version: '4.0.1',
} satisfies Rule;
