import { useEffect, useState } from 'react';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { checkInstallation } from '#pwa/check-installation.ts';
import { isLanguageKept } from '#pwa/kept-language.ts';
import { chooseRest } from '#pwa/take-rest.ts';
import { bytesOf, forgetLanguage } from './kept-languages.ts';
import * as words from './words/packs.ts';

interface PackPanelProps {
  /** Of the files of the pack. */
  prefix: string;
  /** What is said of this pack. */
  pack: typeof words.api;
}

/** Files that this device keeps in addition: whether it does, and the way to have or be rid of them. */
export function PackPanel({ prefix, pack }: PackPanelProps) {
  const { heading, about, removeAbout } = pack;
  const [isKept, setKept] = useState<boolean>();
  const [bytes, setBytes] = useState(0);
  const [said, setSaid] = useState('');
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(() => isLanguageKept(prefix)).then(setKept, () => {});
  }, [prefix]);
  useEffect(() => {
    if (isKept) void bytesOf(prefix).then(setBytes);
    else setBytes(0);
  }, [prefix, isKept]);
  if (isKept === undefined) return null;

  async function keep(): Promise<void> {
    setSaid(words.fetching);
    const { signal } = new AbortController();
    await checkInstallation(() => {}, signal, prefix).catch(() => {});
    const has = await isLanguageKept(prefix).catch(() => false);
    setKept(has);
    setSaid(has ? words.fetched : words.notFetched);
  }

  async function remove(): Promise<void> {
    try {
      // Else the next visit would fetch it again.
      void chooseRest(false);
      await forgetLanguage(prefix);
      setKept(false);
      setSaid(words.removed);
    } catch {
      setSaid(words.notRemoved);
    }
  }

  const id = `device-${prefix.slice(1)}`;
  const isBusy = said === words.fetching;
  return (
    <section className="panel device device-live" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{about}</p>
      {bytes > 0 && <p>{words.takes(bytesInWords(bytes))}</p>}
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isBusy || undefined}
        aria-label={isKept ? removeAbout : `${words.keep}: ${heading}`}
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
