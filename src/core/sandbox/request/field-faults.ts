import * as v from 'valibot';
import type { FieldFault } from '#core/sandbox/refused.ts';

/** What is wrong with a value, of all its fields; undefined if nothing. The value itself is in none of them. */
export function fieldFaults(schema: v.GenericSchema, value: unknown): FieldFault[] {
  const { issues = [] } = v.safeParse(schema, value);
  const seen = new Set<string>();
  return issues.map(faultOf).filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const pointer = path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const name = path.at(-1) ?? 'The body';
  if (issue.expected === 'never')
    return { pointer, code: 'unknown', detail: 'A field is unknown.' };
  if (issue.input === undefined) return { pointer, code: 'missing', detail: `${name} is missing.` };
  return { pointer, code: 'invalid', detail: `${name} ${ruleOf(issue)}.` };
}

/** Our schemas say their rule as their message; for the rest valibot has the bound. */
function ruleOf({ type, message, requirement }: v.BaseIssue<unknown>): string {
  if (type === 'min_value') return `must be at least ${requirement}`;
  if (type === 'max_value') return `must be at most ${requirement}`;
  if (type === 'max_length') return `must have at most ${requirement} items`;
  return message.startsWith('must ') ? message : 'has another form than documented';
}
