// What the picture of rails says of each.

export const heading = (least: string, most: string) => `Which rail, from ${least} to ${most}`;
export const imps = (most: string) => `up to ${most}, within seconds`;
export const neft = 'any sum, each half hour';
export const rtgs = (least: string) => `from ${least}, day and night`;
