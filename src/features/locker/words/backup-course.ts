export const doing = {
  reading: 'Reading...',
  packing: 'Packing...',
  encrypting: 'Encrypting...',
  importing: 'Importing...',
  undoing: 'Undoing...',
};
export const progress = {
  reading: (done: number, total: number) => `Reading ${done} of ${total}...`,
  packing: (done: number, total: number) => `Packing ${done} of ${total}...`,
  importing: (done: number, total: number) => `Importing ${done} of ${total}...`,
  undoing: (done: number, total: number) => `Undoing ${done} of ${total}...`,
};
export const cancelled = 'Cancelled. Nothing was saved.';
