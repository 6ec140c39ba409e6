export const newTitle = 'नया नाम';
export const save = 'सहेजें';
export const cancel = 'रद्द करें';
export const rename = 'नाम बदलें';
export const remove = 'हटाएँ';
