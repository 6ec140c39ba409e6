import { KEY } from '#api-docs/keys.ts';
import { ENV_PREFIX } from '#api-docs/names.ts';
import { payments } from '#api-docs/resources/payments/examples.ts';
import { SANDBOX, SANDBOX_PORT } from '#api-docs/servers.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import { PROGRAM, USAGE } from './usage.ts';

const KEY_NAME = `${ENV_PREFIX}_API_KEY`;
const waiting = payments.find(({ status }) => status === 'pending')?.id ?? '';

/** Two commands, in two windows of a shell: the second one lets the customer of an example pay. */
export const firstWebhook = `node ${PROGRAM} --forward http://localhost:3000/hook

curl -X POST ${SANDBOX}/sandbox/pay \\
  -H "Authorization: Bearer ${KEY}" \\
  -H "Content-Type: application/json" \\
  -d '{"payment_id":"${waiting}","payer":"success@example"}'`;

/** The local sandbox at a desk, in CI, in a container and under a phone, as a page shows it. */
export const manual = {
  label: 'Ways to start the sandbox',
  title: PROGRAM,
  tabs: [
    { label: 'Options', text: USAGE.trimEnd() },
    { label: 'bash', text: `export ${KEY_NAME}=${KEY}\nnode ${PROGRAM}` },
    { label: 'PowerShell', text: `$env:${KEY_NAME} = '${KEY}'\nnode ${PROGRAM}` },
    { label: 'cmd', text: `set ${KEY_NAME}=${KEY}\nnode ${PROGRAM}` },
    { label: 'First webhook', text: firstWebhook },
    {
      label: 'CI',
      text: `# The same ids in each run; time passes by your calls alone.
node ${PROGRAM} --clock virtual --seed 1 --quiet &
curl --retry 30 --retry-connrefused --retry-delay 1 -s -o /dev/null ${SANDBOX}/sandbox/clock
${KEY_NAME}=${KEY} npm test

# In a test: a day passes, and with it what falls due.
curl -X POST ${SANDBOX}/sandbox/clock \\
  -H "Authorization: Bearer ${KEY}" \\
  -H "Content-Type: application/json" \\
  -d '{"seconds":86400}'`,
    },
    {
      label: 'Docker',
      text: `# From your machine: ${SANDBOX}.
docker run --rm -p ${SANDBOX_PORT}:${SANDBOX_PORT} -v "$PWD:/app" -w /app node:22-alpine \\
  node ${PROGRAM} --host 0.0.0.0

# In a network with your server: http://sandbox:${SANDBOX_PORT}, events to http://shop:8080/hook.
docker run --rm --network shop --name sandbox -v "$PWD:/app" -w /app node:22-alpine \\
  node ${PROGRAM} --host 0.0.0.0 --allow-host sandbox --allow-host shop --forward http://shop:8080/hook`,
    },
    {
      label: 'Android emulator',
      text: `# The emulator calls your machine 10.0.2.2: http://10.0.2.2:${SANDBOX_PORT}.
node ${PROGRAM} --allow-host 10.0.2.2`,
    },
  ],
  note: 'Node 20 or newer, and no package. It keeps everything in memory, answers to this machine alone unless you say otherwise, and posts to addresses that you name.',
} satisfies Partial<SectionOf<'texts'>>;
