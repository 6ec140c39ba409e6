/** What phones have, which TypeScript's library does not know: Network Information API. */
interface Connection extends EventTarget {
  /** `wifi`, `cellular` …; undefined where the browser does not say. */
  readonly type?: string;
}

/**
 * Calls `heard` at each sign that the device is on another network than before: it had none, or it went from Wi-Fi to
 * mobile data without a gap. `change` comes for the speed as well, which is no sign.
 */
export function onOtherNetwork(heard: () => void): void {
  addEventListener('online', heard);
  const { connection } = navigator as { connection?: Connection };
  let type = connection?.type;
  connection?.addEventListener('change', () => {
    if (connection.type === type) return;
    type = connection.type;
    if (navigator.onLine) heard();
  });
}
