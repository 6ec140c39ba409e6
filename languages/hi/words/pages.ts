export const contact = 'संपर्क करें';
export const openLocker = 'लॉकर खोलें';
