import type { Objects } from '../../../../src/core/sandbox/state/state.ts';
import { formatPaise } from '../../../../src/domain/rupees.ts';
import { escaped } from './escaped.ts';
import * as hi from './words.hi.ts';
import * as en from './words.ts';

export const LANGUAGES = { en, hi };
export type Language = keyof typeof LANGUAGES;

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{max-width:28rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;gap:1rem}
h1,h2{font-size:1.25rem;margin:1rem 0 0}
.amount{font-size:2rem;font-weight:600;margin:0}
p,dd{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{opacity:.75}dd{margin:0}
form{display:grid;gap:.75rem}
button,.go{font:inherit;padding:.75rem 1rem;border:2px solid;border-radius:.5rem;background:none;color:inherit;text-align:start;display:block}
a{color:inherit}
button:hover{text-decoration:underline}
button:focus-visible,a:focus-visible{outline:3px solid;outline-offset:3px}`;

/** What is shown of one payment, or that there is none. */
export interface Shown {
  language: Language;
  /** Path of this page. */
  path: string;
  payment?: Objects['payment'] | undefined;
  /** Whether its customer has yet to act. */
  waits: boolean;
  /** Where the customer comes back to; nowhere for what is paid in an app. */
  back?: string | undefined;
}

/** The page on which a customer pays, with each thing that a customer may do as a button. It runs no script. */
export function checkoutPage({ language, path, payment, waits, back }: Shown): string {
  const words = LANGUAGES[language];
  const other = language === 'en' ? 'hi' : 'en';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${STYLE}</style>
<header><strong>${words.title}</strong><a href="${escaped(path)}?lang=${other}" hreflang="${other}" lang="${other}">${words.other}</a></header>
<main>
<p>${words.notReal}</p>
${payment ? shown(payment, { words, path: `${path}?lang=${language}`, waits, back }) : `<h1>${words.unknown}</h1>`}
</main>
</html>
`;
}

interface Parts {
  words: (typeof LANGUAGES)[Language];
  path: string;
  waits: boolean;
  back: string | undefined;
}

function shown(payment: Objects['payment'], { words, path, waits, back }: Parts): string {
  const { id, order_id, amount, description, status } = payment;
  return `<h1>${words.shop}${description ? `: ${escaped(description)}` : ''}</h1>
<p>${words.amount}</p>
<p class="amount">${formatPaise(amount)}</p>
<p>${way(payment, words)}</p>
<dl><dt>${words.order}</dt><dd>${order_id}</dd><dt>${words.payment}</dt><dd>${id}</dd></dl>
${waits ? buttons(words, path) : `<p role="status"><strong>${words.states[status]}</strong> <code>${status}</code></p>`}
${back ? `<p><a class="go" href="${escaped(back)}">${waits ? words.leave : words.back}</a></p>` : ''}
${waits && back ? `<p>${words.closed}</p>` : ''}`;
}

const buttons = ({ acts, whatHappens }: Parts['words'], path: string) =>
  `<h2 id="acts">${whatHappens}</h2>
<form method="post" action="${escaped(path)}" aria-labelledby="acts">
${Object.entries(acts)
  .map(([payer, label]) => `<button name="payer" value="${payer}">${label}</button>`)
  .join('\n')}
</form>`;

function way({ method, next_action }: Objects['payment'], { by }: Parts['words']): string {
  if (method.type === 'netbanking') return `${by.netbanking} ${escaped(method.bank)}`;
  if (method.type === 'wallet') return `${by.wallet} ${escaped(method.wallet)}`;
  if (method.type === 'card') return by.card;
  const link = next_action && 'link' in next_action ? next_action.link : '';
  return `${by.upi} <code>${escaped(link)}</code>`;
}
