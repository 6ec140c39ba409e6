import { MAX_ADDRESS_CHARACTERS } from './limits.ts';

/**
 * The address in a geocoder's response, on one line. Undefined where there is none: text that is not
 * JSON, an `error` (which comes with HTTP status 200), a missing, empty or endless `display_name`.
 */
export function addressIn(body: string): string | undefined {
  const response = parsed(body);
  if (typeof response !== 'object' || response === null || 'error' in response) return undefined;
  const { display_name: name } = response as { display_name?: unknown };
  if (typeof name !== 'string' || name.length > MAX_ADDRESS_CHARACTERS) return undefined;
  return name.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim() || undefined;
}

// Also the marks that turn the direction of text around: copied, they would turn what follows them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u200b]/gu;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
