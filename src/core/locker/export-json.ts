import type { LockerDocument } from './document.ts';

/** The specified export: the documents of the list without their bytes, as JSON for people and programs. */
export function exportJson(documents: readonly LockerDocument[]): string {
  const exported = documents.map(
    ({ id, title, type, issuedBy, issuedOn, previewUrl, source, file }) => ({
      id,
      title,
      type,
      issuedBy,
      issuedOn,
      previewUrl,
      ...(source && { source }),
      ...(file && { file }),
    }),
  );
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}
