export const byte = 'बाइट';
export const bytes = 'बाइट';
export const kilobytes = 'KB';
export const megabytes = 'MB';
export const gigabytes = 'GB';
