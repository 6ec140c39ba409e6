import { expect, it } from 'vitest';
import { PARTS } from '../deep/mutation/parts.mjs';
import { namesNothing } from '../deep/mutation/slices.mjs';

it.each(Object.keys(PARTS))(
  'each source and test that the part %s of mutants names is there',
  (part) => {
    expect(namesNothing(part)).toEqual([]);
  },
);
