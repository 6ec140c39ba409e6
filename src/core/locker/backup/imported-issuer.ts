import type { LockerDocument } from '#core/locker/document.ts';
import { cleanTitle } from '#core/locker/title.ts';

type Issuer = Pick<LockerDocument, 'issuedBy' | 'issuerCode'>;

/**
 * The issuer of an imported document: what the backup says, but never the visitor, since whoever chose its file did
 * not do so here. Neither field for a sample whose issuer the backup leaves to its number.
 */
export function importedIssuer({ issuedBy, issuerCode, sample }: LockerDocument): Issuer {
  const claim = cleanTitle(issuedBy ?? '');
  if (claim && claim.toLowerCase() !== 'you') return { issuedBy: claim };
  if (issuerCode === 'outside') return { issuerCode };
  return sample && issuedBy === undefined && !issuerCode ? {} : { issuerCode: 'backup' };
}
