/** Of a tool that has lost something with the network, and what is added for those who do not see its place. */
export const partly = 'Partly';
export const ofWhat = 'works without a network';
