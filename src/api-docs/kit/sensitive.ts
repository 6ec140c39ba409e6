import * as v from 'valibot';
import { code } from './fields.ts';

/** What a value would tell of a real person. The sandbox takes documented test values of it only. */
export type Sensitive = 'identity' | 'account' | 'phone' | 'position' | 'document';

/** A text of a fixed form that must not be anybody's in the sandbox. */
export const sensitive = (
  kind: Sensitive,
  source: string,
  rule: string,
  description: string,
  example: string,
) => v.pipe(code(source, rule, description, example), v.metadata({ 'x-sensitive': kind }));
