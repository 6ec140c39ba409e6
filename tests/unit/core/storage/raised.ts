import { vi } from 'vitest';
import type { Migration, Versions } from '#core/storage/migrate.ts';

type Kind = keyof typeof import('#core/storage/record-versions.ts').RECORDS;

/** Marks what it migrated. */
const mark: Migration = (record) => ({ ...(record as object), migrated: true });

/**
 * Makes the modules that are imported from now on those of a newer version of the site, in which every
 * kind of record has one version more. Undefined for a kind drops its migration.
 */
export function raiseVersions(migrations: Partial<Record<Kind, Migration | undefined>> = {}): void {
  vi.resetModules();
  vi.doMock('#core/storage/record-versions.ts', async (load) => {
    const { RECORDS } = await load<{ RECORDS: Record<Kind, Versions> }>();
    const raised = Object.entries(RECORDS).map(
      ([kind, { version, migrations: known, ...rest }]) => {
        const next = kind in migrations ? migrations[kind as Kind] : mark;
        return [
          kind,
          {
            ...rest,
            version: version + 1,
            migrations: { ...known, ...(next && { [version]: next }) },
          },
        ];
      },
    );
    return { RECORDS: Object.fromEntries(raised) };
  });
}

/** Modules that are imported from now on are those of this version again. */
export function lowerVersions(): void {
  vi.resetModules();
  vi.doUnmock('#core/storage/record-versions.ts');
}
