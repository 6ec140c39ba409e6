/** What a tile says of a tool that has lost something with the network. */
export const messages = { partly: 'Partly', ofWhat: 'works without a network' } as const;
