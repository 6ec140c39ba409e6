/** What the tool board says by itself. */
export const messages = {
  partly: 'Partly',
} as const;
