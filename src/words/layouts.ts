import { site } from '#facts/site.ts';

export const homeOfBrand = `${site.brand}, home`;
export const skipToContent = 'Skip to content';
export const mainMenu = 'Main';
export const contact = 'Contact Us';
export const signIn = 'Sign In';
export const search = 'Search';
export const searchFailed = 'The search could not be loaded.';
export const openMenu = 'Open menu';
export const menuFailed = 'The menu could not be loaded. Check the connection and try again.';
export const tryWithoutNetwork = 'Try without a network:';
export const allTools = (count: number) => `All ${count} tools`;

export const loading = 'Loading...';
export const offline = 'You’re offline.';
export const savedPagesWork = 'Saved pages still work.';
export const toolsOffline = 'Tools';
export const dismissNotice = 'Dismiss';

export const errorTitle = 'Unexpected Application Error!';
export const reload = 'Reload';
export const home = 'Home';
