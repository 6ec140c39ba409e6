import * as v from 'valibot';
import type { FieldFault } from '#core/sandbox/refused.ts';

/** So many unknown fields are told. */
const MOST_UNKNOWN = 20;

/**
 * What is wrong with a value, of all its fields; none if nothing. The value itself is in none of them. Valibot tells
 * one unknown field of an object, so that is taken out of the value, and the rest is checked again.
 */
export function fieldFaults(schema: v.GenericSchema, value: unknown): FieldFault[] {
  const found = new Map<string, FieldFault>();
  for (let round = 0; round < MOST_UNKNOWN; round++) {
    const { issues = [] } = v.safeParse(schema, value);
    for (const issue of issues) {
      const fault = faultOf(issue);
      if (!found.has(fault.pointer)) found.set(fault.pointer, fault);
    }
    const unknown = issues.filter(isUnknown);
    if (unknown.length === 0) break;
    for (const { path } of unknown) takeOut(path?.at(-1));
  }
  return [...found.values()];
}

const isUnknown = ({ expected }: v.BaseIssue<unknown>) => expected === 'never';

function takeOut(item: v.IssuePathItem | undefined): void {
  if (item) delete (item.input as Record<string, unknown>)[item.key as string];
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const pointer = path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const name = path.at(-1) ?? 'The body';
  if (isUnknown(issue)) return { pointer, code: 'unknown', detail: `${name} is unknown.` };
  if (issue.input === undefined) return { pointer, code: 'missing', detail: `${name} is missing.` };
  return { pointer, code: 'invalid', detail: `${name} ${ruleOf(issue)}.` };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  strict_object: 'an object',
  variant: 'an object',
};

/** Our schemas say their rule as their message; for the rest valibot has the bound. */
function ruleOf({ type, message, requirement, expected }: v.BaseIssue<unknown>): string {
  // The kinds that there are: ("upi" | "card").
  if (type === 'variant' && expected?.includes('"'))
    return `must be ${expected.replace(/[()"]/g, '')}`;
  if (type === 'min_value') return `must be at least ${requirement}`;
  if (type === 'max_value') return `must be at most ${requirement}`;
  if (type === 'max_length') return `must have at most ${requirement} items`;
  return message.startsWith('must ') ? message : `must be ${KINDS[type] ?? 'as documented'}`;
}
