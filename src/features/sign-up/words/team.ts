/** Why a sign-up did not go through because our team was to get it too, and what helps. */
export const problems = {
  missing:
    'The part that saves messages could not be loaded, so nothing was sent. Try again with a network, or untick the box and sign up without it.',
  unsaved:
    'Your answers could not be saved on this device, so nothing was sent. Free some space and try again, or untick the box and sign up without it.',
  unanswered:
    'The storage of this device is not answering, so we cannot say whether your answers are saved. If they are, they go to our team. Try again in a moment.',
  large:
    'Your answers are too long to be sent as a message. Shorten them, or untick the box and sign up without it.',
  hidden:
    'A field of this form that you cannot see was filled in, perhaps by your browser. It is not sent. Press Sign Up again to go on, or untick the box.',
  quick: 'That was quick. Look once more, then press Sign Up again to send your answers.',
  many: 'This device wrote several messages in a short time. Press Sign Up again to send this one too, or untick the box.',
};
export const full = (most: number) =>
  `${most} messages are already waiting on this device, which is the limit, so this one was not saved. Delete one in the outbox, or untick the box and sign up without it.`;
export const openOutbox = 'Open the outbox';

/** Said in the dialog, once our team will get the answers or has got them. */
export const told = {
  saved: 'Your answers are saved in the outbox of this device and will be sent to our team.',
  sent: 'Our team has your answers already.',
};
