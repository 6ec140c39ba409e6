export const goesAtNextVisit =
  'It will be sent when you open this site with a network: this browser does not send it while the site is closed.';
export const keptAWeek =
  'Safari may remove what websites keep after seven days without a visit. Open this site before that.';
export const remind = 'Add a reminder to your calendar';
