export const appearance = 'रंग';
export const followDevice = 'अपने आप';
export const light = 'हल्का';
export const dark = 'गहरा';
