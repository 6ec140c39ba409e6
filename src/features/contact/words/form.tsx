import { plural } from '#words/plural.ts';

export const fullName = 'Full Name';
export const email = 'Email';
export const emailHelp = 'We reply to this address.';
export const message = 'Message';
export const charactersLeft = (count: number) =>
  plural(count, '1 character left', `${figure(count)} characters left`);
export const charactersTooMany = (count: number) =>
  plural(count, '1 character too many', `${figure(count)} characters too many`);
export const send = 'Send Message';
export const sending = 'Sending...';
export const keptWithoutNetwork =
  'No signal? Your message is kept on this device until it can be sent.';

export const nameMissing = 'Please enter your full name.';
export const nameTooLong = (most: number) => `Please keep the name under ${most} characters.`;
export const emailMissing = 'Please enter your email address.';
export const emailWrong = 'Please enter a valid email address.';
export const messageMissing = 'Please write a message.';
export const messageTooLong = (most: string) => `Please shorten the message to ${most} characters.`;
export const messageTooLarge = 'Please shorten the message: it is too large to be sent.';

export const failed = 'Failed to send message. Please try again.';
/** A link in sentences. */
export const outboxLink = 'outbox';

export const sentHeading = 'Thank you!';
export const sent = 'We have received your message and will get back to you shortly.';
export const queuedHeading = 'Saved. We’ll send it for you.';
export const writeAnother = 'Write another message';
export const earlierArrived =
  'Your earlier message has arrived. What you typed since is still here.';

const figure = (count: number) => count.toLocaleString('en-IN');
