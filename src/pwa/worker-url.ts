const WORKER_URL = '/sw.js';

/** The part used here of what TypeScript's library lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/**
 * Address of the worker, as a `TrustedScriptURL` where the browser asks for one. Called once: the
 * document's policy allows one maker of script URLs, and it makes this one only.
 */
export function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('app#sw', { createScriptURL: () => WORKER_URL });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}
