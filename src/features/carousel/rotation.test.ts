import { expect, test } from 'vitest';
import { isPlaying, type RotationState, shouldRotate } from './rotation.ts';

const atRest: RotationState = {
  reducedMotion: false,
  calm: false,
  tabHidden: false,
  focusInside: false,
};

test('the slides move by themselves unless less motion is asked for', () => {
  expect(shouldRotate(atRest)).toBe(true);
  expect(shouldRotate({ ...atRest, reducedMotion: true })).toBe(false);
  expect(shouldRotate({ ...atRest, calm: true })).toBe(false);
});

test("the visitor's choice outweighs the system's setting", () => {
  expect(shouldRotate({ ...atRest, choice: 'pause' })).toBe(false);
  expect(shouldRotate({ ...atRest, reducedMotion: true, choice: 'play' })).toBe(true);
});

test('a hidden tab and keyboard focus pause them without changing the button', () => {
  for (const rest of [{ tabHidden: true }, { focusInside: true }]) {
    expect(shouldRotate({ ...atRest, ...rest })).toBe(false);
    expect(shouldRotate({ ...atRest, ...rest, choice: 'play' })).toBe(false);
    expect(isPlaying({ ...atRest, ...rest })).toBe(true);
  }
});
