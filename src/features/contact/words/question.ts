export const questions = {
  hidden:
    'A field of this form that you cannot see was filled in, perhaps by your browser. It is not sent. Send your message?',
  quick: 'That was quick. Is your message as you want it?',
  many: 'You wrote several messages in a short time. Send this one too?',
};
export const send = 'Send it';
export const keepWriting = 'Keep writing';
