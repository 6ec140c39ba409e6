export const contact = 'Contact Us';
export const openLocker = 'Open the locker';
