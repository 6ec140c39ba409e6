import { pathInLanguage } from '../../src/routes/path-in-language.ts';
import type { Document } from './types.ts';

/** Address of a page in one of its languages. */
export const addressOf = (
  { origin, path }: Pick<Document, 'origin' | 'path'>,
  prefix: string,
): string => origin + pathInLanguage(prefix, path);
