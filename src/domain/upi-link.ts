import { plain } from '#lib/reader/plain.ts';
import { UPI_ID_PATTERN } from './number-patterns.ts';

/** What a `upi:` link says: to whom, and what else of it is there. Amounts are in rupees, as the link has them. */
export interface UpiLink {
  /** `upi`, or that of one app: `phonepe`. */
  scheme: string;
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
  /** All UPI IDs that the text names as the one to be paid. */
  payees: readonly string[];
  /** Names of what the text says twice and not alike, such as `am`: some apps take the first, some the last. */
  clashes: readonly string[];
}

const LINK =
  /(?:^|[^a-z])(?!https?:)([a-z][a-z0-9+]{2,30}):\/{0,3}([^\s?:]{0,80})\?([^\s"<>#]+)(?:#intent;(\S{0,300}))?/gi;

/** Spaces and `&` that nobody escaped, as in `pn=Asha & Sons&am=5`, with what of the link is behind them. */
const UNESCAPED = /[?&](?:pn|tn)=(?:[^\s&"<>]|[ &](?![a-z]{1,20}=)){1,200}(?=&[a-z]{1,20}=)/gi;

/** A note at the end of a link that begins a line or follows a colon: the rest of the line belongs to it. */
const UNESCAPED_END =
  /((?:^|[:\n"*])[ \t]*[a-z][a-z\d+]{2,30}:\/{0,3}[^\s?:]{0,80}\?(?:\S*&)?tn=[^\s&]*)((?:[ \t]+[^\s"<>@*]+(?![^\s"<*]))+)/gi;

/** A sign of a number, as in `pn=Shop #5&am=5`, and not where a fragment begins. */
const HASH = /#(?=[^\s"<>#]{0,400}&[a-z]{1,20}=)/gi;

/** What a link has that a payment is drawn with; the currency is always INR. */
const DRAWN = ['pa', 'pn', 'am', 'tn', 'cu'];

/** Amounts of links that have none. */
const NO_AMOUNT = /^(?:0*(?:\.0*)?|null|undefined|nan)$/i;

const UPI_ID = new RegExp(UPI_ID_PATTERN);

/** Values by their names in small letters, each as often as a link has it. */
type Said = ReadonlyMap<string, readonly string[]>;

/**
 * The first `upi:` link in a text, that of an app which takes the same, or an intent for one, escaped or not; undefined
 * without a payee.
 */
export function upiLinkIn(text: string): UpiLink | undefined {
  const start = text.slice(0, MAX_LINK_CHARACTERS);
  const isEscaped = start.search(LINK) < 0 && /[a-z]%3A/i.test(start);
  const whole = (isEscaped ? decoded(start) : start)
    .replace(/&amp;/gi, '&')
    .replace(UNESCAPED, (value) => value.replace(/ /g, '+'))
    .replace(
      UNESCAPED_END,
      (_, link: string, rest: string) => `${link}${rest.replace(/[ \t]/g, '+')} `,
    )
    .replace(HASH, '%23');
  const links = [...whole.matchAll(LINK)]
    .map(([all, scheme = '', path = '', query = '', intent = '']) => ({
      all,
      scheme: schemeOf(scheme, intent).toLowerCase(),
      kind: kindOf(path.toLowerCase()),
      said: saidBy(query),
    }))
    .filter(({ said }) => said.get('pa')?.some(Boolean));
  const [link] = links;
  if (!link) return;
  const { scheme, kind, said } = link;
  const besides = links.reduce((rest, { all }) => rest.replace(all, ' '), whole);
  const payees = different([
    ...links.flatMap((each) => each.said.get('pa') ?? []),
    ...besides.split(/[\s,;|/()<>"]+/).filter((word) => UPI_ID.test(word)),
  ]);
  const readings = (name: string) =>
    name === 'pa' ? payees : different(links.flatMap((each) => each.said.get(name) ?? ['']));
  return {
    scheme,
    kind,
    upiId: payees[0] ?? '',
    name: said.get('pn')?.[0],
    amount: said.get('am')?.[0] || undefined,
    note: said.get('tn')?.[0],
    currency: said.get('cu')?.[0] ?? 'INR',
    others: [...said].flatMap(([name, values]) =>
      values.some(Boolean) && !DRAWN.includes(name) ? [name] : [],
    ),
    payees,
    clashes: DRAWN.filter((name) => readings(name).length > 1),
  };
}

/** Of an intent the scheme that it stands for. */
const schemeOf = (scheme: string, intent: string): string =>
  (/^intent$/i.test(scheme) && /(?:^|;)scheme=([a-z0-9+.-]+)/i.exec(intent)?.[1]) || scheme;

const kindOf = (path: string): string =>
  path.replace(/^upi(?:\/|$)/, '').replace(/\/$/, '') || 'pay';

function saidBy(query: string): Said {
  const said = new Map<string, string[]>();
  for (const pair of query.replace(/'$/, '').split(/&(?=[^=&]{1,40}=)/)) {
    const [typed = '', ...value] = pair.split('=');
    const name = decoded(typed).trim().toLowerCase();
    const text = decoded(value.join('=').replace(/\+/g, ' '));
    said.set(name, [...(said.get(name) ?? []), READ[name]?.(text) ?? text]);
  }
  return said;
}

/** How values are read that others are compared with. */
const READ: Readonly<Record<string, (value: string) => string>> = {
  pa: (value) => plain(value).trim(),
  am: (value) => {
    const amount = value.trim().replace(/\.$/, '');
    return NO_AMOUNT.test(amount) ? '' : amount;
  },
  cu: (value) => (value || 'INR').toUpperCase(),
};

/** Each value once. Letter case, and zeros of an amount, make no other one. */
function different(values: readonly string[]): string[] {
  const key = (value: string) => Number(value) || value.toLowerCase();
  return values.filter((value, i) => values.findIndex((each) => key(each) === key(value)) === i);
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
