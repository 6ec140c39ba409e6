import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../build/languages.ts';
import { englishFiles } from '../../../build/translations/english-files.ts';
import { languages } from './languages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// A sentence that was changed stops nobody; who adds a page, a tool or words adds the translation (decision 097).
describe.each(languages.filter(({ isComplete }) => isComplete))(
  '$code is complete:',
  ({ code }) => {
    it('each page, menu, tool and file of words has its translation', () => {
      const files = englishFiles(ROOT);
      expect(files.length).toBeGreaterThan(150);
      const lacking = files.filter(({ own }) => !existsSync(path.join(ROOT, LANGUAGES, code, own)));
      expect(lacking.map(({ file }) => file)).toEqual([]);
    });
  },
);
