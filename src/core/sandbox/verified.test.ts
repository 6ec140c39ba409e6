import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verified } from '#core/sandbox/webhooks/verified.ts';

const SECRET = `whsec_${btoa('a secret of this test, 24 b')}`;
const BODY = '{"type":"payment.captured","data":{"note":"चाय"}}';
const AT = 1_768_453_200;

/** Signed by the library of those who wrote the specification. */
const headersOf = (at: number, secret = SECRET) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(at),
  'webhook-signature': new Webhook(secret).sign('evt_1', new Date(at * 1_000), BODY),
});

describe('an event that the library of Standard Webhooks has signed', () => {
  it.each([
    ['right', headersOf(AT), BODY, SECRET, AT],
    ['right', headersOf(AT), BODY, SECRET, AT + 300],
    ['right', headersOf(AT), BODY, SECRET, AT - 300],
    ['old', headersOf(AT), BODY, SECRET, AT + 301],
    ['future', headersOf(AT), BODY, SECRET, AT - 301],
    ['signature', headersOf(AT), `${BODY} `, SECRET, AT],
    ['signature', headersOf(AT), BODY, `whsec_${btoa('another secret of this test')}`, AT],
  ] as const)('is %s', async (verdict, headers, body, secret, now) => {
    expect(await verified(headers, body, secret, now)).toBe(verdict);
  });

  // "Integer unix timestamp (seconds since epoch)": digits and nothing else. Thirteen are milliseconds.
  it.each(['yesterday', '', `+${AT}`, ` ${AT}`, `${AT}.0`, `${AT}s`, '1e9', `${AT}000`])(
    'is malformed with the time “%s”',
    async (time) => {
      const headers = { ...headersOf(AT), 'webhook-timestamp': time };
      expect(await verified(headers, BODY, SECRET, AT)).toBe('malformed');
    },
  );

  it('is refused where its signature is empty, or a part of the right one', async () => {
    const { 'webhook-signature': own } = headersOf(AT);
    for (const given of ['', ' ', own.slice(0, -1), own.slice(3)]) {
      const headers = { ...headersOf(AT), 'webhook-signature': given };
      expect(await verified(headers, BODY, SECRET, AT), given).toBe('signature');
    }
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
    'is refused without %s',
    async (name) => {
      const { [name]: _, ...headers } = headersOf(AT);
      expect(await verified(headers, BODY, SECRET, AT)).toBe('missing');
    },
  );

  it('is right with names in capitals, and with a second signature', async () => {
    const { 'webhook-signature': own, ...others } = headersOf(AT);
    const other = headersOf(AT, `whsec_${btoa('the secret before this one')}`);
    const headers = {
      ...Object.fromEntries(
        Object.entries(others).map(([name, text]) => [name.toUpperCase(), text]),
      ),
      'Webhook-Signature': `${other['webhook-signature']} ${own}`,
    };
    expect(await verified(headers, BODY, SECRET, AT)).toBe('right');
  });
});
