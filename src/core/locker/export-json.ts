import { namesInFiles } from '#words/locker/names-in-files.ts';
import { shownIssuer, shownTitle } from './as-shown.ts';
import type { LockerDocument } from './document.ts';

/** The specified export: the documents of the list without their bytes, as JSON for people and programs. */
export function exportJson(documents: readonly LockerDocument[]): string {
  const exported = documents.map((document) => {
    const { id, type, issuedOn, previewUrl, source, file } = document;
    return {
      id,
      title: shownTitle(document, namesInFiles),
      type,
      issuedBy: shownIssuer(document, namesInFiles),
      issuedOn,
      previewUrl,
      ...(source && { source }),
      ...(file && { file }),
    };
  });
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}
