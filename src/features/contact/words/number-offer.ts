export const noEmail = 'No e-mail?';
export const putIntoMessage = 'Put your number into the message';
/** Of several numbers, one. */
export const putThis = (number: string) => `Put ${number} into the message`;
/** A line of the message. */
export const myNumber = (number: string) => `Please call me back: ${number}`;
export const isInMessage = (number: string) =>
  `Your message now asks us to call ${number}. The address above only fills the field: no mail goes there.`;
