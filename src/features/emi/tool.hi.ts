/** Name, title and line of the tool. */
export const texts = {
  'The instalment, year by year': 'किस्त, साल-दर-साल',
};
