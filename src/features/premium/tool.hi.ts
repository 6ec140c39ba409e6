/** Name, title and line of the tool. */
export const texts = {
  Premium: 'प्रीमियम',
  'What insurance costs in a year': 'बीमे का साल भर का खर्च',
};
