import { expect, it } from 'vitest';
import { alternates } from '../../../build/document/alternates.ts';

const ORIGIN = 'https://kolam.example';
const page = { origin: ORIGIN, path: '/contact' };

it('name every version of a page, and the default one for all other languages', () => {
  expect(alternates(page, ['en', 'hi'])).toEqual([
    ['en', `${ORIGIN}/contact`],
    ['hi', `${ORIGIN}/hi/contact`],
    ['x-default', `${ORIGIN}/contact`],
  ]);
});

it('of the home page end without a slash but for the default one', () => {
  const addresses = alternates({ ...page, path: '/' }, ['en', 'hi']).map(([, address]) => address);
  expect(addresses).toEqual([`${ORIGIN}/`, `${ORIGIN}/hi`, `${ORIGIN}/`]);
});

it('are none where there is one version', () => {
  expect(alternates(page, ['en'])).toEqual([]);
});
