export const file = 'Markdown में खोलें';
export const copy = 'Markdown में कॉपी करें';
