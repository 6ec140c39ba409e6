/** Name, title and line of the tool. */
export const texts = {
  'Vehicle RC': 'गाड़ी की RC',
  'State and office behind a plate': 'नंबर प्लेट से राज्य और RTO ऑफ़िस',
};
