import type { ReactElement } from 'react';

export const onDevice = (outbox: ReactElement) => (
  <span>Your message is on this device. See it in the {outbox}.</span>
);
export const goesByItself = 'It will be sent when the network is back. You can close the app.';
