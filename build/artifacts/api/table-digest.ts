import { createHash } from 'node:crypto';
import { openApi } from './openapi.ts';

/** What a log of commands belongs to: of another table its commands may mean something else. */
export const tableDigest = (): string =>
  createHash('sha256').update(JSON.stringify(openApi())).digest('hex').slice(0, 16);
