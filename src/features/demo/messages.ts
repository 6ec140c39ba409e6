/** What the stepper of the demo says by itself. */
export const messages = {
  name: 'Demo',
  back: 'Back',
  reset: 'Reset',
  next: 'Next',
  leave: 'Leave',
  install: 'Install',
  again: 'Start again',
  place: (at: number, all: number) => `${at} of ${all}`,
  end: (all: number) => `That was all ${all}.`,
} as const;
