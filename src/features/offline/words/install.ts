import { site } from '#facts/site.ts';

export const offer = 'Install';
export const offerHeading = `Install ${site.brand}`;
export const offerText = 'Open it from your home screen. Works without a network.';
export const installed = 'Installed';
export const installedHeading = `${site.brand} is installed`;
export const installedText = 'Open it from your home screen, also in airplane mode.';
export const decline = 'Not now';
export const accept = 'Install';
export const done = 'OK';
export const progress = 'Pages on this device';
