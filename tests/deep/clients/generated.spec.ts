import { writeFileSync } from 'node:fs';
import { compiled } from './compiled.ts';
import { type Desk, expect, OPENAPI, test } from './desk.ts';

/** Types and clients that programs make of our description, and a program of ours that needs them. */
const GENERATORS: Record<string, (desk: Desk) => Promise<void>> = {
  'openapi-fetch': (desk) =>
    made(desk, desk.bin('openapi-typescript', 'openapi-typescript'), OPENAPI, '-o', 'types.d.ts'),
  'hey-api': (desk) => {
    writeFileSync(desk.at('hey-api.config.mjs'), HEY_API);
    return made(desk, desk.bin('@hey-api/openapi-ts', 'openapi-ts'), '-f', 'hey-api.config.mjs');
  },
};

/** As its manual has it, for Node, which wants names of files whole. */
const HEY_API = `export default {
  input: '${OPENAPI}',
  output: { path: 'client', importFileExtension: '.js' },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
`;

async function made(desk: Desk, script: string, ...args: string[]): Promise<void> {
  const { code, said } = await desk.run(script, args);
  expect(code, said).toBe(0);
}

for (const [name, generate] of Object.entries(GENERATORS))
  test(`a shop’s day by ${name}, compiled strictly, against the sandbox`, async ({
    desk,
    sandbox,
  }) => {
    await generate(desk);
    const program = await compiled(desk, `${name}.ts`);
    const { code, said } = await desk.run(program, [], { KOLAM_API: sandbox.origin });
    expect(code, said).toBe(0);
    expect(JSON.parse(said)).toEqual({
      order: 'created',
      asked: 'pending',
      page: expect.stringContaining(`${sandbox.origin}/checkout/pay_test_`),
      paid: 'captured',
      refund: 'pending',
      payments: [true],
      refunds: [[true, 9900]],
      refused: [422, 'refund_too_high'],
    });
  });
