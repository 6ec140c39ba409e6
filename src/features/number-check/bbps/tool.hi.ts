/** Name, title and line of the tool. */
export const texts = {
  'Bill number': 'बिल नंबर',
  'Biller, consumer number, amount': 'बिल कंपनी, कंज़्यूमर नंबर, रकम',
};
