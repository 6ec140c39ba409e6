import type { LockerDocument } from '#core/locker/document.ts';
import { cleanTitle } from '#core/locker/title.ts';
import { names } from '#words/locker/names.ts';
import { namesInFiles } from '#words/locker/names-in-files.ts';

/** What a page calls its visitor, in its own language and in that of files. */
const VISITOR = [namesInFiles, names].map(({ issuers }) => issuers.visitor.toLowerCase());

type Issuer = Pick<LockerDocument, 'issuedBy' | 'issuerCode'>;

/**
 * The issuer of an imported document: what the backup says, but never the visitor, because its file was not chosen on
 * this device. Neither field for a sample whose issuer the backup leaves to its number.
 */
export function importedIssuer({ issuedBy, issuerCode, sample }: LockerDocument): Issuer {
  const claim = cleanTitle(issuedBy ?? '');
  if (claim && !VISITOR.includes(claim.toLowerCase())) return { issuedBy: claim };
  if (issuerCode === 'outside') return { issuerCode };
  return sample && issuedBy === undefined && !issuerCode ? {} : { issuerCode: 'backup' };
}
