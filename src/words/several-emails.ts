// What a field says that was given more than one e-mail address.

export const severalEmails = 'More than one address is here. Choose one:';
