export const saved = 'The file was created.';
export const savedPart = (part: number, parts: number) =>
  `Part ${part} of ${parts} was created. You need all ${parts} parts.`;
export const locked =
  'The file has no documents, because the locker is locked. Unlock it and export again to include them.';
export const missing = 'The files of some documents were missing.';
