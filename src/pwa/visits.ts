import { type InstallEvent, useInstall } from '#store/install-offer.ts';
import { asText, keptInTab } from '#store/kept.ts';
import { VISIT_KEY } from '#store/keys.ts';
import { type History, read, write } from './install-history.ts';
import { offerLanguage } from './offer-language.ts';

const keptVisit = keptInTab(VISIT_KEY, asText);

const SILENT_MS = 30 * 24 * 60 * 60 * 1000;
/** Nobody is asked to install a site that they have just met. */
const FIRST_ASKED_VISIT = 2;

/** What a visit begins with, once its page is idle. */
export function beginVisit(): void {
  countVisit();
  offerLanguage();
}

/** Counts this visit, once. What is installed needs no count: its browser makes no offer. */
function countVisit(): void {
  if (matchMedia('(display-mode: standalone)').matches) return;
  if (counted().visits >= FIRST_ASKED_VISIT) useInstall.setState({ welcome: true });
}

/** Keeps the browser's offer, unless the visitor has declined one lately or has installed the site meanwhile. */
export function takeOffer(offer: InstallEvent): void {
  if (mayAsk() && !useInstall.getState().installed) useInstall.setState({ offer });
}

function mayAsk(): boolean {
  const history = read();
  const now = Date.now();
  // Declined in a time to come: a clock was wrong, then or now. The weeks of silence begin today.
  if (history.declinedAt > now) write({ ...history, declinedAt: now });
  return now - history.declinedAt >= SILENT_MS;
}

function counted(): History {
  const history = read();
  if (keptVisit.read() || !keptVisit.write('1')) return history;
  const now = { ...history, visits: history.visits + 1 };
  write(now);
  return now;
}
