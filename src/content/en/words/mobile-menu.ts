export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const search = 'Search tools and pages';
export const tools = 'Tools, no network needed';
export const all = (count: number) => `All ${count}`;
export const contact = 'Contact';
export const login = 'Login';
export const rates = 'Rates';
