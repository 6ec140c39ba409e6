/** What the copy of a page hands to this tool. */
export type { InvestorPortal as Copy } from '#copy/types/investor.ts';
