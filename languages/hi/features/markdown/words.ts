export const file = 'Markdown खोलें (अंग्रेज़ी में)';
export const copy = 'Markdown में कॉपी करें';
