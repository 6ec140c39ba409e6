import { expect, it } from 'vitest';
import { landlinePrefixes } from '../../../../build/data/landlines/landline-prefixes.ts';
import prefixes from '../../../../src/features/number-check/line/landline-prefixes.json';

it('the beginnings of landlines are those of libphonenumber’s metadata: npm run data -- landlines', () =>
  expect(prefixes).toEqual(landlinePrefixes()));
