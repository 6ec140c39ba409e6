/** Days on which the lists that ship with the site were published by their sources; `npm run data` compares. */
export const DATA_DATES = {
  banks: '2026-08-24',
  places: '2026-09-26',
} as const;
