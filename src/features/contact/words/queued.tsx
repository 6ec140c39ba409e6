import type { ReactElement } from 'react';

export const onDevice = (outbox: ReactElement) => (
  <span>Your message is on this device. See it in the {outbox}.</span>
);
export const goesByItself = 'It will be sent when the network is back. You can close the app.';
export const goesAtNextVisit =
  'It will be sent when you open this site with a network: this browser does not send it while the site is closed.';
export const keptAWeek =
  'Safari may remove what websites keep after seven days without a visit. Open this site before that.';

export const remind = 'Add a reminder to your calendar';
