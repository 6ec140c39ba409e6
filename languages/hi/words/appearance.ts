export const appearance = 'थीम';
export const followDevice = 'अपने आप';
export const light = 'हल्की';
export const dark = 'गहरी';
