import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf, withChanges } from '../../../build/releases/with-changes.ts';

const CHANGELOG = `# Changelog

## Unreleased

### Fixed

- An older fault,
  on two lines.

### Added

- Hindi.

## 0.1.0

The first version.
`;

describe('withChanges', () => {
  it('puts each change on top of its kind, and all under the version', () => {
    const changes = [
      { name: 'fixed-a.md', text: 'A fault,\non two lines.\n' },
      { name: 'fixed-b.md', text: 'Another.\n' },
      { name: 'removed-c.md', text: 'The old way.\n' },
    ];
    expect(withChanges(CHANGELOG, changes, '0.2.0 - 2026-12-01')).toBe(`# Changelog

## Unreleased

## 0.2.0 - 2026-12-01

### Added

- Hindi.

### Removed

- The old way.

### Fixed

- A fault,
  on two lines.
- Another.
- An older fault,
  on two lines.

## 0.1.0

The first version.
`);
  });

  it('goes on from what it has written', () => {
    const first = withChanges(CHANGELOG, [], '0.2.0 - 2026-12-01');
    const next = withChanges(first, [{ name: 'added-a.md', text: 'More.' }], '0.3.0 - 2026-12-02');
    expect(next.match(/^#.*|- .*/gm)?.slice(0, 6)).toEqual([
      '# Changelog',
      '## Unreleased',
      '## 0.3.0 - 2026-12-02',
      '### Added',
      '- More.',
      '## 0.2.0 - 2026-12-01',
    ]);
  });

  it('refuses a change of no kind, and a changelog without a place for it', () => {
    const change = { name: 'better-a.md', text: '' };
    expect(() => withChanges(CHANGELOG, [change], '0.2.0')).toThrow('changes/better-a.md');
    expect(() => withChanges('# Changelog\n', [], '0.2.0')).toThrow('Unreleased');
  });
});

it.each(
  readdirSync(path.join(import.meta.dirname, '../../../changes')).filter(
    (name) => name !== 'README.md',
  ),
)('changes/%s is of a kind', (name) => {
  expect(kindOf(name)).not.toBe('');
  expect(name).toMatch(/\.md$/);
});
