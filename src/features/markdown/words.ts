export const file = 'Open as Markdown';
export const copy = 'Copy as Markdown';
