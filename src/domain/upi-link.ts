import { plain } from '#lib/reader/plain.ts';

/** What a `upi:` link says: to whom, and what else of it is there. Amounts are in rupees, as the link has them. */
export interface UpiLink {
  upiId: string;
  name?: string | undefined;
  amount?: string | undefined;
  note?: string | undefined;
}

const LINK = /(?:upi|phonepe|paytmmp|tez|gpay|bhim|credpay):\/{0,3}[^\s?]{0,40}\?([^\s"'<>]+)/i;

/** The first `upi:` link in a text, or that of an app which takes the same; undefined without a payee. */
export function upiLinkIn(text: string): UpiLink | undefined {
  const [, query] = LINK.exec(text.slice(0, MAX_LINK_CHARACTERS)) ?? [];
  if (!query) return;
  const said = new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name.toLowerCase(), decoded(value.join('='))];
    }),
  );
  const upiId = plain(said.get('pa') ?? '').trim();
  if (upiId === '') return;
  return { upiId, name: said.get('pn'), amount: said.get('am'), note: said.get('tn') };
}

const MAX_LINK_CHARACTERS = 4_000;

/** A value of a link. One that is wrongly written stays as it is. */
function decoded(value: string): string {
  const spaced = value.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
