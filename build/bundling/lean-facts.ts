import path from 'node:path';
import type { Plugin } from 'vite';
import { withPureCalls } from './pure-calls.ts';
import { cut } from './without-prose.ts';

/** Where a rule is from: nothing is calculated with it. */
const OF_A_RULE = ['by', 'dated', 'since', 'lookedUp', 'source'];

/** Facts of the company and of regulators for a program that only calculates: what it does not use can be left out. */
export function leanFacts(root: string): Plugin {
  const all = path.join(root, 'facts/');
  const rules = path.join(all, 'rules/');
  return {
    name: 'kolam:lean-facts',
    transform(code, id) {
      if (!id.startsWith(all)) return null;
      const facts = id.startsWith(rules) ? cut(code, OF_A_RULE) : code;
      return { code: withPureCalls(facts), map: null };
    },
  };
}
