/** Heading of what the search can do, and each act with what it does. */
export const heading = 'Do it now';

export const language = 'This page, at the same place';
export const dark = { title: 'Dark theme', line: 'On this device, from now on' };
export const light = { title: 'Light theme', line: 'On this device, from now on' };
export const calm = { title: 'Calm mode', line: 'Nothing moves. Again turns it off' };
export const install = { title: 'Install', line: 'Put it on the home screen' };
export const write = { title: 'Write to us', line: 'Also without a network' };
export const lock = { title: 'Lock the locker', line: 'In every tab' };
export const print = { title: 'Print the rates', line: 'All of them, as paper' };
export const keys = { title: 'Keyboard shortcuts', line: 'What keys do here' };

/** What was done, where it is not seen. */
export const calmOn = 'Calm mode is on.';
export const calmOff = 'Calm mode is off.';
export const locked = 'The locker is locked.';
