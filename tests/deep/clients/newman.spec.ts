import { unlinkSync } from 'node:fs';
import { SAMPLE_DOCUMENT_FILE } from '../../../facts/files.ts';
import { expect, test } from './desk.ts';
import { EVERY_CALL, newman } from './newman.ts';

test('newman runs the collection as it is downloaded', async ({ desk, sandbox }) => {
  const { requests, assertions, failures } = await newman(desk, sandbox.origin);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(EVERY_CALL);
  // Each request has a check.
  expect(assertions).toBe(requests);

  await test.step('it misses a picture that was not downloaded with it', async () => {
    unlinkSync(desk.at(SAMPLE_DOCUMENT_FILE.slice('api/'.length)));
    const without = await newman(desk, sandbox.origin);
    expect([...new Set(without.failures)]).toEqual([
      expect.stringMatching(/^OCR of documents: .*400/),
    ]);
  });
});
