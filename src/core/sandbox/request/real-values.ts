import { sensitiveValues } from '#api-docs/sensitive-values.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { realNumberIn } from '#domain/real-number.ts';

const NAMES = { card: 'a card number', aadhaar: 'an Aadhaar number', pan: 'a PAN' };

/**
 * Refuses what could be of a real person: a sensitive field with another than its documented test values,
 * by its name, at any depth, and any other text with the number of a card, an Aadhaar or a PAN.
 *
 * @throws Refused `sandbox_value_only` or `looks_real`
 */
export function refuseRealValues(value: unknown, name = '', pointer = ''): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      refuseRealValues(each, Array.isArray(value) ? name : key, `${pointer}/${key}`);
  } else if (Object.hasOwn(sensitiveValues, name)) {
    if (!sensitiveValues[name]?.includes(String(value)))
      throw refusal('sandbox_value_only', pointer, `${name} must be a documented test value.`);
  } else {
    const found = realNumberIn(String(value));
    if (found) throw refusal('looks_real', pointer, `${name} holds what could be ${NAMES[found]}.`);
  }
}

const refusal = (code: 'sandbox_value_only' | 'looks_real', pointer: string, detail: string) =>
  new Refused(code, [{ pointer, code: 'invalid', detail }]);
