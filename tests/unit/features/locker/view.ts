import { vi } from 'vitest';

/** The locker's view as one page has it, with fresh modules over the stubbed database. */
export async function openView() {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  const [{ useLocker }, follow, session, uploads, add, channel] = await Promise.all([
    import('../../../../src/features/locker/locker-view.ts'),
    import('../../../../src/features/locker/follow-locker.ts'),
    import('../../../../src/features/locker/session-actions.ts'),
    import('../../../../src/features/locker/upload.ts'),
    import('../../../../src/locker/add.ts'),
    import('../../../../src/locker/channel.ts'),
  ]);
  return { useLocker, ...follow, ...session, ...uploads, ...add, ...channel };
}
