export const heading = 'Keyboard shortcuts';

/** Where keys do something, and what each does. */
export const groups = [
  {
    where: 'Everywhere',
    keys: [
      [['/', 'Ctrl K'], 'Search'],
      [['?'], 'This list'],
      [['Esc'], 'Close what lies over the page'],
    ],
  },
  {
    where: 'In the search',
    keys: [
      [['↑', '↓'], 'Choose a line'],
      [['Enter'], 'Open it, or do it'],
    ],
  },
  {
    where: 'In the API reference',
    keys: [
      [['j'], 'Next call'],
      [['k'], 'Call before'],
    ],
  },
  {
    where: 'In the demo',
    keys: [
      [['Alt →'], 'Next tool'],
      [['Alt ←'], 'Tool before'],
    ],
  },
] as const;

/** Before and in the link to the page where it is done. */
export const turnOff = 'Pressed by accident? Turn off the keys / ? j k on';
export const device = 'This device';
export const close = 'Close';
