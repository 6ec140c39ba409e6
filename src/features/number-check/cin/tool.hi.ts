/** Name, title and line of the tool. */
export const texts = {
  'Company CIN': 'कंपनी का CIN',
  'Type, state and year of a company': 'कंपनी का प्रकार, राज्य और साल',
};
