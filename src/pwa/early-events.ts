/** Events of the window that come once, perhaps before the application listens for them. */
type Once = 'beforeinstallprompt' | 'appinstalled';

/**
 * Events that the inline script (`build/document/theme-script.js`) has kept so far, oldest first. Besides those of the
 * window: another worker took this page over.
 */
export const earlyEvents = (type: Once | 'controllerchange'): Event[] =>
  ((window as { early?: Event[] }).early ?? []).filter((event) => event.type === type);

/** Hands on the events of a type that came so far, then those to come. */
export function onEarlyEvent(type: Once, handle: (event: Event) => void): void {
  earlyEvents(type).forEach(handle);
  addEventListener(type, handle);
}
