import { whenIdle } from '#lib/when-idle.ts';
import { type InstallEvent, useInstall } from '#store/install-offer.ts';
import { onEarlyEvent } from './early-events.ts';

const loadVisits = () => import('./visits.ts');

/** Takes the browser's offer, and begins this visit. */
export function watchInstall(): void {
  // The first touch of a tab's storage waits for the disk.
  whenIdle(() => void loadVisits().then((visits) => visits.beginVisit(), ignore));
  onEarlyEvent(
    'beforeinstallprompt',
    (event) => void loadVisits().then((visits) => visits.takeOffer(event as InstallEvent), ignore),
  );
  onEarlyEvent('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

// What cannot be loaded asks nobody to install it.
const ignore = () => {};

/** A visitor has finished something, such as sending a message: a good time to offer installing. */
export const taskFinished = () => useInstall.setState({ welcome: true });
