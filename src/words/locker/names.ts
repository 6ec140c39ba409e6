import { namesInFiles } from './names-in-files.ts';

/** What pages show where the site itself names a document or its issuer. */
export const names = namesInFiles;
