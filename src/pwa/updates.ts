import { SKIP_WAITING } from '#core/contract.ts';
import { keptInTab } from '#store/kept.ts';
import { UPDATE_ACCEPTED_AT_KEY } from '#store/keys.ts';
import { isInUse } from '#store/unsaved-work.ts';
import { useUpdate } from '#store/update-status.ts';
import { reload, reloadAutomatically } from './reload.ts';

/** Says nothing more until something new happens. */
export const dismissUpdate = () => useUpdate.setState({ update: 'none' });

/** Safari does not always tell a page that its worker has changed. */
const TAKEOVER_TIMEOUT_MS = 3000;

// In the tab's own storage, since the reload may come before the takeover, while a message is being
// sent say; the page after it then still knows that its visitor has agreed.
const ACCEPTED_FOR_MS = 60_000;
const keptAt = keptInTab(UPDATE_ACCEPTED_AT_KEY, Number);

/** The same, where nothing can be kept. */
let acceptedAt = 0;

/** Lets the waiting version take over and reloads this tab, once. */
export async function acceptUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const waiting = registration?.waiting;
  if (!waiting) return reload();
  setAccepted(Date.now());
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') tookOver();
  });
  setTimeout(reload, TAKEOVER_TIMEOUT_MS);
  waiting.postMessage(SKIP_WAITING);
}

/** Another version controls this tab now. Its visitor's typing matters more than being up to date. */
export function tookOver(): void {
  if (wasAccepted()) {
    setAccepted(0);
    reload();
  } else if (!document.hidden || isInUse() || !reloadAutomatically()) {
    useUpdate.setState({ update: 'elsewhere' });
  }
}

function setAccepted(at: number): void {
  acceptedAt = at;
  keptAt.write(String(at));
}

const wasAccepted = (): boolean => Date.now() - (acceptedAt || keptAt.read()) < ACCEPTED_FOR_MS;
