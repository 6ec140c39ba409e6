export const byte = 'byte';
export const bytes = 'bytes';
export const kilobytes = 'KB';
export const megabytes = 'MB';
export const gigabytes = 'GB';
