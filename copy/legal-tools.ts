import type { LegalTool } from '#copy/types/toolbox.ts';
import { tools } from '#generated/tools.ts';

const legal: readonly LegalTool[] = Object.values(tools).map((tool) => tool.legal);

const list = new Intl.ListFormat('en-GB');

/** All tools of a kind as a sentence lists them: `the EMI calculator, the number checks and the premium calculator`. */
export const toolsOf = (kind: LegalTool['is']): string =>
  list.format(new Set(legal.filter(({ is }) => is === kind).map(({ called }) => called)));

/** The numbers that tools read, but for those of a bill, which come last in a sentence. */
export const numbersRead = (): string =>
  list.format(new Set(legal.flatMap(({ reads = [] }) => reads)));
