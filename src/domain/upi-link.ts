import { plain } from '#lib/reader/plain.ts';

/** What a `upi:` link says: to whom, and what else of it is there. Amounts are in rupees, as the link has them. */
export interface UpiLink {
  /** `pay`; others ask for something else than one payment: `mandate`, `collect`. */
  kind: string;
  upiId: string;
  name?: string | undefined;
  /** None where the link leaves it to the payer. */
  amount?: string | undefined;
  note?: string | undefined;
  currency: string;
  /** Names of what else the link has, in its order. */
  others: readonly string[];
}

const LINK =
  /(?:^|[^a-z])(?!https?:)[a-z]{3,20}:\/{0,3}(?:upi\/)?([^\s?/]{0,40})[^\s?]{0,40}\?([^\s"'<>#]+)/i;

/** What a link has that a payment is drawn with; the currency is always INR. */
const DRAWN = ['pa', 'pn', 'am', 'tn', 'cu'];

/** Amounts of links that have none. */
const NO_AMOUNT = /^(?:0*(?:\.0*)?|null|undefined|nan)$/i;

/**
 * The first `upi:` link in a text, that of an app which takes the same, or an intent for one, escaped or not; undefined
 * without a payee.
 */
export function upiLinkIn(text: string): UpiLink | undefined {
  const start = text.slice(0, MAX_LINK_CHARACTERS);
  const whole = /\bupi%3A/i.test(start) ? decoded(start) : start;
  const [, kind = '', query] = LINK.exec(whole.replace(/&amp;/g, '&')) ?? [];
  if (!query) return;
  const said = new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name.toLowerCase(), decoded(value.join('=').replace(/\+/g, ' '))];
    }),
  );
  const upiId = plain(said.get('pa') ?? '').trim();
  if (upiId === '') return;
  const amount = said.get('am')?.trim().replace(/\.$/, '');
  return {
    kind: kind.toLowerCase() || 'pay',
    upiId,
    name: said.get('pn'),
    amount: amount === undefined || NO_AMOUNT.test(amount) ? undefined : amount,
    note: said.get('tn'),
    currency: (said.get('cu') || 'INR').toUpperCase(),
    others: [...said].flatMap(([name, value]) => (value && !DRAWN.includes(name) ? [name] : [])),
  };
}

const MAX_LINK_CHARACTERS = 4_000;

/** A value of a link. One that is wrongly written stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
