import type { Rule } from '#facts/types/rule.ts';
import * as banks from './banks.ts';
import * as cards from './cards.ts';
import * as cash from './cash.ts';
import { checks } from './checks.ts';
import * as fraud from './fraud.ts';
import * as identity from './identity.ts';
import * as insurance from './insurance.ts';
import * as lending from './lending.ts';
import * as mandates from './mandates.ts';
import * as tax from './tax.ts';
import * as upi from './upi.ts';

/** Every rule that pages name, by its name. */
export const rules: Readonly<Record<string, Rule>> = {
  ...banks,
  ...cards,
  ...cash,
  ...checks,
  ...fraud,
  ...identity,
  ...insurance,
  ...lending,
  ...mandates,
  ...tax,
  ...upi,
};
