export const newTitle = 'New title';
export const save = 'Save';
export const cancel = 'Cancel';
export const rename = 'Rename';
export const remove = 'Delete';
