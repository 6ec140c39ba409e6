import type { Session } from '#core/sandbox/session.ts';
import { sandbox } from '#features/sandbox/sandbox.ts';
import { useSandbox } from '#store/sandbox.ts';

/** The session, for a component that renders it again after each change. */
export function useSession(): Session {
  useSandbox((store) => store.version);
  return sandbox();
}
