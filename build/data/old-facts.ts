import { rules as allRules } from '../../facts/rules/all.ts';
import type { Rule } from '../../facts/types/rule.ts';

/** Rules change: one that nobody has looked up for so long may be another by now. */
const MONTHS = 6;

/**
 * Rules that were looked up more than six months ago, the oldest first.
 *
 * @param today a day, `2026-11-27`
 */
export function oldFacts(
  today: string,
  rules: Readonly<Record<string, Rule>> = allRules,
): (Rule & { name: string })[] {
  const limit = new Date(`${today}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS);
  const oldest = limit.toISOString().slice(0, 10);
  return Object.entries(rules)
    .filter(([, { lookedUp }]) => lookedUp < oldest)
    .map(([name, rule]) => ({ name, ...rule }))
    .toSorted((a, b) => a.lookedUp.localeCompare(b.lookedUp));
}
