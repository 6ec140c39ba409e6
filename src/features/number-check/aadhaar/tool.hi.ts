/** Name, title and line of the tool. */
export const texts = {
  Aadhaar: 'आधार',
  'Check digit, and safe masking': 'जाँच अंक, और नंबर छिपाना',
};
