import { OPENAPI_FILE, POSTMAN_FILE } from '../../../facts/files.ts';
import { openApi } from './openapi.ts';
import { postman } from './postman.ts';

/** Descriptions of the API for tools, by their files in the build. */
export const API_DESCRIPTIONS: Readonly<Record<string, () => object>> = {
  [OPENAPI_FILE]: openApi,
  [POSTMAN_FILE]: postman,
};
