import { execFileSync, spawnSync } from 'node:child_process';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { returnChecks } from '#api-docs/checkout/verify-return.ts';
import { RETURN_SECRET } from '#api-docs/resources/payments/return-secret.ts';
import { verifyJavascript } from '#api-docs/webhooks/verify-javascript.ts';
import { verifyPhp } from '#api-docs/webhooks/verify-php.ts';
import { verifyPython } from '#api-docs/webhooks/verify-python.ts';
import { returnAddress } from '#core/sandbox/checkout/return-address.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { Objects } from '#core/sandbox/state/state.ts';

const AT = 1_768_453_205;
const NOW = AT + 4;

const [example] = Object.values(seeded().objects.payment) as [Objects['payment']];
const paid = (return_url: string, status: Objects['payment']['status'] = 'captured') => ({
  ...example,
  status,
  method: { type: 'card' as const, return_url },
});
const queryOf = async (...given: Parameters<typeof paid>) =>
  new URL((await returnAddress(paid(...given), AT)) ?? '').searchParams;

describe('the way back', () => {
  it.each([
    ['https://shop.example/paid', 'https://shop.example/paid?payment_id='],
    ['https://shop.example', 'https://shop.example/?payment_id='],
    [
      'https://shop.example/paid?cart=7&a=b%26c',
      'https://shop.example/paid?cart=7&a=b%26c&payment_id=',
    ],
    ['http://localhost:8080/paid', 'http://localhost:8080/paid?payment_id='],
  ])('keeps what %s had', async (given, begins) => {
    const address = (await returnAddress(paid(given), AT)) ?? '';
    expect(address.startsWith(begins)).toBe(true);
  });

  it('keeps what is behind a #, and believes no parameter that was there before', async () => {
    const given = 'https://shop.example/paid?status=captured&signature=x#top';
    const address = new URL((await returnAddress(paid(given, 'failed'), AT)) ?? '');
    expect(address.hash).toBe('#top');
    expect(address.searchParams.getAll('status')).toEqual(['failed']);
    expect(address.searchParams.getAll('signature')).toHaveLength(1);
  });

  it('is signed as the library of Standard Webhooks signs', async () => {
    const query = await queryOf('https://shop.example/paid');
    const { id, order_id } = example;
    expect(Object.fromEntries(query)).toEqual({
      payment_id: id,
      order_id,
      status: 'captured',
      timestamp: String(AT),
      signature: new Webhook(RETURN_SECRET).sign(id, new Date(AT * 1_000), `${order_id}.captured`),
    });
  });

  it.each([
    { type: 'upi', flow: 'qr' },
    { type: 'wallet', wallet: 'Sample Wallet' },
  ] as const)('is there for no payment by $type: it is paid in an app', async (method) => {
    expect(await returnAddress({ ...example, method }, AT)).toBeUndefined();
  });
});

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const PROGRAMS = {
  JavaScript: (asked: string) =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `${verifyJavascript}\n${returnChecks.javascript}
console.log(JSON.stringify(${asked}.map(([query, secret, now]) => verifyReturn(query, secret, now))));`,
    ]),
  Python: (asked: string) =>
    execFileSync('python3', [
      '-c',
      `${verifyPython}\n\n\n${returnChecks.python}

import json
print(json.dumps([verify_return(*each) for each in json.loads(${JSON.stringify(asked)})]))`,
    ]),
  PHP: (asked: string) =>
    execFileSync('php', [
      '-r',
      `${verifyPhp.replace('<?php', '')}\n${returnChecks.php}
$asked = json_decode(<<<'JSON'\n${asked}\nJSON, true);
echo json_encode(array_map(fn ($each) => verify_return(...$each), $asked));`,
    ]),
};

describe.each([
  { language: 'JavaScript', there: true },
  { language: 'Python', there: has('python3') },
  { language: 'PHP', there: has('php') },
] as const)('the printed check in $language', ({ language, there }) => {
  it.skipIf(!there)(
    `believes our answer, whole, new and unchanged${there ? '' : ' (skipped: not installed)'}`,
    async () => {
      const right = Object.fromEntries(await queryOf('https://shop.example/paid?cart=7'));
      const without = (name: string) => ({ ...right, [name]: undefined });
      const cases: [string, unknown, string | null, number, boolean][] = [
        ['as it comes', right, RETURN_SECRET, NOW, true],
        ['another secret', right, 'whsec_b3RoZXI=', NOW, false],
        ['no secret', right, null, NOW, false],
        ['six minutes later', right, RETURN_SECRET, AT + 360, false],
        ['another status', { ...right, status: 'failed' }, RETURN_SECRET, NOW, false],
        [
          'another order',
          { ...right, order_id: 'order_test_0000000009' },
          RETURN_SECRET,
          NOW,
          false,
        ],
        [
          'another payment',
          { ...right, payment_id: 'pay_test_0000000009' },
          RETURN_SECRET,
          NOW,
          false,
        ],
        ['a list', { ...right, status: ['captured', 'failed'] }, RETURN_SECRET, NOW, false],
        ['nothing', {}, RETURN_SECRET, NOW, false],
        ['no query', null, RETURN_SECRET, NOW, false],
        ...Object.keys(right)
          .filter((name) => name !== 'cart')
          .map(
            (name) =>
              [`without ${name}`, without(name), RETURN_SECRET, NOW, false] as [
                string,
                unknown,
                string,
                number,
                boolean,
              ],
          ),
      ];
      const asked = JSON.stringify(cases.map(([, query, secret, now]) => [query, secret, now]));
      const said: boolean[] = JSON.parse(String(PROGRAMS[language](asked)));
      expect(cases.map(([name], place) => [name, said[place]])).toEqual(
        cases.map(([name, , , , is]) => [name, is]),
      );
    },
  );
});
