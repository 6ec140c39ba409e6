export const title = 'New check';
export const wrongLength = (length: number) => `The number has 9 characters; this has ${length}.`;
