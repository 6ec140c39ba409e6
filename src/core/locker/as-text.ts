import { namesInFiles } from '#words/locker/names-in-files.ts';
import { shownIssuer, shownTitle } from './as-shown.ts';
import type { LockerDocument } from './document.ts';
import { visibleText } from './visible-name.ts';

/** The text form of a document, which every document has: what is known of it, a line each. */
export function asText(document: LockerDocument): string {
  const { type, issuedOn, file, sample, source, id } = document;
  const lines = [
    `Title: ${shownTitle(document, namesInFiles)}`,
    `Type: ${type}`,
    `Issued by: ${shownIssuer(document, namesInFiles)}`,
    `Issued on: ${issuedOn}`,
    ...(file ? [`File: ${visibleText(file.name)} (${file.bytes} bytes)`] : []),
    ...(source === 'backup' ? ['Source: Imported from a backup'] : []),
    `Document ID: ${id}`,
    '',
    sample
      ? 'Sample document. It was issued by nobody and proves nothing.'
      : 'Description of a document kept in this browser. It proves nothing by itself.',
  ];
  return `${lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\r\n')}\r\n`;
}
