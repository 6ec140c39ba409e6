import { expect, test } from 'vitest';
import { showToast, useToasts } from '#store/toasts.ts';

const shown = () => useToasts.getState().toasts.map(({ text }) => text);

test('a notice replaces one that says the same, and is announced again', () => {
  showToast('alert', 'Not sent.');
  const [first] = useToasts.getState().toasts;
  showToast('alert', 'Not sent.');
  expect(shown()).toEqual(['Not sent.']);
  expect(useToasts.getState().toasts[0]?.id).not.toBe(first?.id);
  showToast('copy', 'Message copied.');
  showToast('send', 'One sent.');
  expect(shown()).toEqual(['Message copied.', 'One sent.']);
});
