import { themedColour } from './tokens.ts';

const { light, dark } = themedColour('bg');

/** The background of pages in the light and the dark theme: browsers paint their own bars with it. */
export const pageGround = { light: light.toUpperCase(), dark: dark.toUpperCase() };
