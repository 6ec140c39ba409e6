import { KEY } from '../../../../src/api-docs/keys.ts';
import { returnAddress } from '../../../../src/core/sandbox/checkout/return-address.ts';
import { can } from '../../../../src/core/sandbox/move.ts';
import type { SandboxRequest } from '../../../../src/core/sandbox/request/request.ts';
import type { State } from '../../../../src/core/sandbox/state/state.ts';
import { checkoutPage, type Language } from './checkout-page.ts';

/** An answer to a browser. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // What a browser kept would show a payment as it was.
  'cache-control': 'no-store',
  // `form-action` would hold the redirect to the shop as well, so it is left out.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  // With `no-referrer` a browser says `Origin: null` for a form of this page.
  'referrer-policy': 'same-origin',
};

const PATH = /^\/checkout\/([^/?]+)(?:\?(.*))?$/;

export const isCheckout = (target: string): boolean => PATH.test(target);

/**
 * Answers a customer's browser: the page of a payment, and what was pressed there, which is a call of `/sandbox/pay`
 * like any other. Back and a second press find what became of the payment: nothing is paid twice.
 *
 * @param call does a call of the API
 * @param at seconds since 1970
 */
export async function serveCheckout(
  state: State,
  { method, target, headers, body }: SandboxRequest,
  call: (request: SandboxRequest) => void,
  at: number,
): Promise<Page> {
  const [, id = '', search] = PATH.exec(target) ?? [];
  const path = `/checkout/${id}`;
  const language = languageOf(new URLSearchParams(search).get('lang'), headers);
  const payment = Object.hasOwn(state.objects.payment, id) ? state.objects.payment[id] : undefined;
  if (!['GET', 'POST'].includes(method))
    return { status: 405, headers: { ...HEADERS, allow: 'GET, HEAD, POST' }, body: '' };
  const waits = () =>
    payment !== undefined && can('payment', payment, 'authorize') && !(id in state.payers);
  if (method === 'POST' && payment && waits() && isOfThisPage(headers)) {
    call({
      method: 'POST',
      target: '/sandbox/pay',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ payment_id: id, payer: new URLSearchParams(body).get('payer') }),
    });
  }
  const back = payment && (await returnAddress(payment, at));
  if (method === 'POST') {
    const location = !waits() && back ? back : `${path}?lang=${language}`;
    return { status: 303, headers: { ...HEADERS, location }, body: '' };
  }
  return {
    status: payment ? 200 : 404,
    headers: HEADERS,
    body: checkoutPage({ language, path, payment, waits: waits(), back }),
  };
}

/** A page elsewhere may send this form as well, and its browser says so. */
const isOfThisPage = ({ origin, host }: SandboxRequest['headers']) =>
  origin === undefined || origin === `http://${host}`;

function languageOf(asked: string | null, headers: SandboxRequest['headers']): Language {
  if (asked === 'hi' || asked === 'en') return asked;
  return /^hi\b/i.test(headers['accept-language'] ?? '') ? 'hi' : 'en';
}
