import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newsFile, newsOf } from '../../../build/generate/news-file.ts';
import { isGrowing, otherLanguages } from '../../../build/languages.ts';
import {
  asList,
  visitorsLines,
  withoutVisitorsLines,
} from '../../../build/releases/visitors-lines.ts';
import { withChanges } from '../../../build/releases/with-changes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NOTE =
  'What operators read,\non two lines.\n\nen: Less to type.\nhi: कम लिखना पड़ता है।\nen: More.\nhi: और।\n';
const SAID = [
  { en: 'Less to type.', hi: 'कम लिखना पड़ता है।' },
  { en: 'More.', hi: 'और।' },
];

describe('what a change says to visitors', () => {
  it('is read from its note, and from a list of the changelog', () => {
    expect(visitorsLines(NOTE)).toEqual(SAID);
    expect(visitorsLines(asList(SAID))).toEqual(SAID);
  });

  it('is not part of what the changelog says', () => {
    expect(withoutVisitorsLines(NOTE)).toBe('What operators read,\non two lines.');
  });

  it('comes first under a released version, and is found there again', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n\n- Hindi.\n';
    const released = withChanges(changelog, [{ name: 'added-a.md', text: NOTE }], '0.2.0');
    expect(released.match(/^#.*|- .*/gm)).toEqual([
      '# Changelog',
      '## Unreleased',
      '## 0.2.0',
      '### For visitors',
      '- en: Less to type.',
      '- en: More.',
      '### Added',
      '- What operators read,',
      '- Hindi.',
    ]);
    expect(visitorsLines(released)).toEqual(SAID);
  });
});

describe('what is new on this device', () => {
  const files = [
    'CHANGELOG.md',
    ...readdirSync(path.join(ROOT, 'changes')).map((name) => `changes/${name}`),
  ];

  it.each(files.filter((file) => file !== 'changes/README.md'))(
    '%s says it in each language',
    (file) => {
      // A growing language shows the English.
      const codes = ['en', ...otherLanguages(ROOT).filter((code) => !isGrowing(ROOT, code))];
      for (const line of visitorsLines(readFileSync(path.join(ROOT, file), 'utf8')))
        expect(Object.keys(line)).toEqual(codes);
    },
  );

  it('is some sentences, in the module that is made of them', () => {
    const news = newsOf(ROOT);
    expect(news.length).toBe(8);
    for (const text of news.flatMap((line) => Object.values(line)))
      expect(newsFile(ROOT)).toContain(JSON.stringify(text));
  });
});
