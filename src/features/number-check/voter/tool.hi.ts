/** Name, title and line of the tool. */
export const texts = {
  'Voter ID': 'वोटर ID',
  'Check digit of an EPIC number': 'EPIC नंबर का चेक डिजिट',
};
