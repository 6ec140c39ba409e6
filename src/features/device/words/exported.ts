export const saved = 'The file is made.';
export const savedPart = (part: number, parts: number) =>
  `Part ${part} of ${parts} is made. It is not whole before all are.`;
export const locked =
  'The file is made without documents, for the locker is locked. Unlock it and export again to have them too.';
export const missing = 'Some documents had no file any more.';
