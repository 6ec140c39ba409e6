import { vi } from 'vitest';

/** The locker's view as one page has it, with fresh modules over the stubbed database. */
export async function openView() {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  const [
    { useLocker },
    { useUploads },
    follow,
    session,
    uploads,
    add,
    change,
    kept,
    channel,
    deleted,
    deletion,
  ] = await Promise.all([
    import('../../../../src/store/locker.ts'),
    import('../../../../src/store/locker-uploads.ts'),
    import('../../../../src/features/locker/session/sync-locker-store.ts'),
    import('../../../../src/features/locker/session/session-actions.ts'),
    import('../../../../src/features/locker/list/upload.ts'),
    import('../../../../src/core/locker/add.ts'),
    import('../../../../src/core/locker/change.ts'),
    import('../../../../src/store/kept-documents.ts'),
    import('../../../../src/core/locker/channel.ts'),
    import('../../../../src/store/locker-deletions.ts'),
    import('../../../../src/features/locker/list/deletion.ts'),
  ]);
  return {
    useLocker,
    useUploads,
    ...follow,
    ...session,
    ...uploads,
    ...add,
    ...change,
    ...kept,
    ...channel,
    ...deleted,
    ...deletion,
  };
}
