/** Name, title and line of the tool. */
export const texts = {
  'Investor demo': 'निवेशक डेमो',
  'Sample figures, chart and table': 'सैंपल आँकड़े, चार्ट और टेबल',
};
