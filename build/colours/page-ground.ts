import { themedColour } from './tokens.ts';

const { light, dark } = themedColour('bg');

/** What pages stand on in the light and the dark theme: browsers paint their own bars with it. */
export const pageGround = { light: light.toUpperCase(), dark: dark.toUpperCase() };
