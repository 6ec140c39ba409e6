import { readFileSync } from 'node:fs';

/** A text by its English or its id, that is filled in. */
const FILLED =
  /(?:^|[{,]) *(?:[\w$]+|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\[?`[^`]*`\]?):\s*(?:'[^']|"[^"]|`[^`])/m;

/** Whether a file of a page's copy translates anything: one that was only begun has empty texts. */
export const hasTranslation = (file: string): boolean => FILLED.test(readFileSync(file, 'utf8'));
