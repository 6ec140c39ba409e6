export const appearance = 'Appearance';
export const followDevice = 'Auto';
export const light = 'Light';
export const dark = 'Dark';
