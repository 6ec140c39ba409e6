import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { pruneErrors } from '#components/form-state/prune-errors.ts';

test('keeps an error that is found again in the same words', () => {
  const errors = { name: '', form: 'Please fill all fields.' };
  expect(pruneErrors(errors, () => ({ ...errors }))).toBe(errors);
});

test('drops what is corrected, or wrong in another way', () => {
  const errors = { name: 'Too short.', phone: 'No number.' };
  expect(pruneErrors(errors, () => ({ phone: 'No number.' }))).toEqual({ phone: 'No number.' });
  expect(pruneErrors(errors, () => ({ name: 'Too long.' }))).toEqual({});
});

test('does not look for errors where none is shown', () => {
  const check = vi.fn(() => ({ name: 'Too short.' }));
  expect(pruneErrors({}, check)).toEqual({});
  expect(check).not.toHaveBeenCalled();
});

test('never adds an error, with any finding', () => {
  const problems = fc.dictionary(fc.constantFrom('a', 'b', 'form'), fc.constantFrom('', 'x', 'y'));
  fc.assert(
    fc.property(problems, problems, (errors, found) => {
      const held = pruneErrors(errors, () => found);
      for (const [field, text] of Object.entries(held)) {
        expect(errors[field]).toBe(text);
        expect(found[field]).toBe(text);
      }
    }),
  );
});
