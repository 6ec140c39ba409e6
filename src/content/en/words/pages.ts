export const search = 'Search';
export const contact = 'Contact Us';
export const openLocker = 'Open the locker';
