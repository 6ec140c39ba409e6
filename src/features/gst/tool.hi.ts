/** Name, title and line of the tool. */
export const texts = {
  'GST check': 'GST जाँच',
  'GST number': 'GST नंबर',
  'State, PAN and check character': 'राज्य, PAN और चेक डिजिट',
};
