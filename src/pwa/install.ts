import { whenIdle } from '#lib/when-idle.ts';
import { type InstallEvent, useInstall } from '#store/install-offer.ts';
import { LOCAL, VISIT_KEY } from '#store/keys.ts';

interface History {
  visits: number;
  /** Milliseconds since 1970; 0 if never. */
  declinedAt: number;
}

const SILENT_MS = 30 * 24 * 60 * 60 * 1000;
/** Nobody is asked to install a site that they have just met. */
const FIRST_ASKED_VISIT = 2;

/** Listens for the browser's offer and counts this visit. */
export function watchInstall(): void {
  if (matchMedia('(display-mode: standalone)').matches) return;
  // The first touch of a tab's storage waits for the disk.
  whenIdle(() => {
    if (countVisit().visits >= FIRST_ASKED_VISIT) useInstall.setState({ welcome: true });
  });
  addEventListener('beforeinstallprompt', (event) => {
    // Else the browser would ask in its own way, and at once.
    event.preventDefault();
    if (Date.now() - read().declinedAt >= SILENT_MS)
      useInstall.setState({ offer: event as InstallEvent });
  });
  addEventListener('appinstalled', forgetOffer);
}

/** A visitor has finished something, such as sending a message: a good time to offer installing. */
export const taskFinished = () => useInstall.setState({ welcome: true });

export function declineInstall(): void {
  write({ ...read(), declinedAt: Date.now() });
  forgetOffer();
}

export function acceptInstall(): void {
  const { offer } = useInstall.getState();
  forgetOffer();
  // The browser asks once more, in its own words; what is chosen there is its business.
  void offer?.prompt().catch(() => {});
}

const forgetOffer = () => useInstall.setState({ offer: undefined });

function countVisit(): History {
  const history = read();
  try {
    if (sessionStorage.getItem(VISIT_KEY)) return history;
    sessionStorage.setItem(VISIT_KEY, '1');
  } catch {
    return history;
  }
  const counted = { ...history, visits: history.visits + 1 };
  write(counted);
  return counted;
}

function read(): History {
  try {
    const { visits, declinedAt } = JSON.parse(localStorage.getItem(LOCAL.install) ?? '{}');
    return { visits: Number(visits) || 0, declinedAt: Number(declinedAt) || 0 };
  } catch {
    return { visits: 0, declinedAt: 0 };
  }
}

function write(history: History): void {
  try {
    localStorage.setItem(LOCAL.install, JSON.stringify(history));
  } catch {
    // Storage is refused; then it is asked again on a later visit.
  }
}
