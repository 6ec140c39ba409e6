import { createHash } from 'node:crypto';
import { INTEGRITY_CHARACTERS } from '../../../src/sw/integrity.ts';

/** The beginning of a file's SHA-256, as the worker checks it. */
export const integrityOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, INTEGRITY_CHARACTERS);
