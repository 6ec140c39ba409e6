import { describe, expect, it } from 'vitest';
import { asksForSearch } from '#layouts/search-keys.ts';

const press = (init: Partial<KeyboardEvent>) =>
  ({
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    keyCode: 0,
    target: null,
    ...init,
  }) as KeyboardEvent;

describe('the keys of the search', () => {
  it.each([
    ['/', press({ key: '/' })],
    ['Ctrl-K', press({ key: 'k', ctrlKey: true })],
    ['⌘K', press({ key: 'k', metaKey: true })],
    ['Ctrl-K with caps lock', press({ key: 'K', ctrlKey: true })],
    ['/ that needs Shift, as on German keyboards', press({ key: '/', shiftKey: true })],
  ])('%s asks for it', (_, event) => {
    expect(asksForSearch(event)).toBe(true);
  });

  it.each([
    ['k', press({ key: 'k' })],
    ['Ctrl-/', press({ key: '/', ctrlKey: true })],
    ['Ctrl-Shift-K, which is the browser’s', press({ key: 'K', ctrlKey: true, shiftKey: true })],
    ['Alt-/', press({ key: '/', altKey: true })],
    ['a key that something took', press({ key: '/', defaultPrevented: true })],
    ['a key of an input method', press({ key: '/', keyCode: 229 })],
  ])('%s does not', (_, event) => {
    expect(asksForSearch(event)).toBe(false);
  });
});
