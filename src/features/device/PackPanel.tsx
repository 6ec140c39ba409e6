import { useEffect, useState } from 'react';
import { API_PREFIX } from '#core/languages/api-pack.ts';
import { checkInstallation } from '#pwa/check-installation.ts';
import { isLanguageKept } from '#pwa/kept-language.ts';
import { chooseRest } from '#pwa/take-rest.ts';
import { forgetLanguage } from './kept-languages.ts';
import * as words from './words/api-pack.ts';

/** The pages for integrators: whether this device keeps them, and the way to have or be rid of them. */
export function ApiPanel() {
  const [isKept, setKept] = useState<boolean>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    void navigator.serviceWorker?.ready
      .then(() => isLanguageKept(API_PREFIX))
      .then(setKept, () => {});
  }, []);
  if (isKept === undefined) return null;

  async function keep(): Promise<void> {
    setSaid(words.fetching);
    const { signal } = new AbortController();
    await checkInstallation(() => {}, signal, API_PREFIX).catch(() => {});
    const has = await isLanguageKept(API_PREFIX).catch(() => false);
    setKept(has);
    setSaid(has ? words.fetched : words.notFetched);
  }

  async function remove(): Promise<void> {
    try {
      // Else the next visit would fetch it again.
      void chooseRest(false);
      await forgetLanguage(API_PREFIX);
      setKept(false);
      setSaid(words.removed);
    } catch {
      setSaid(words.notRemoved);
    }
  }

  const isBusy = said === words.fetching;
  return (
    <section className="panel device device-live" aria-labelledby="device-api">
      <h2 id="device-api">{words.heading}</h2>
      <p>{words.about}</p>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isBusy || undefined}
        aria-label={isKept ? words.removeAbout : undefined}
        onClick={() => {
          if (!isBusy) void (isKept ? remove() : keep());
        }}
      >
        <span>{isKept ? words.remove : words.keep}</span>
      </button>
      <div role="status">{said}</div>
    </section>
  );
}
