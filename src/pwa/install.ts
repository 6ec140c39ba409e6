import { later } from '#lib/later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { type InstallEvent, useInstall } from '#store/install-offer.ts';
import { onEarlyEvent } from './early-events.ts';

// What cannot be loaded asks nobody to install it.
const visits = later(() => import('./visits.ts'), { when: 'idle' });

/** Takes the browser's offer, and begins this visit. */
export function watchInstall(): void {
  // The first touch of a tab's storage waits for the disk.
  whenIdle(() => void visits.run(({ beginVisit }) => beginVisit()));
  onEarlyEvent(
    'beforeinstallprompt',
    (event) => void visits.run(({ takeOffer }) => takeOffer(event as InstallEvent)),
  );
  onEarlyEvent('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

/** A visitor has finished something, such as sending a message: a good time to offer installing. */
export const taskFinished = () => useInstall.setState({ welcome: true });
