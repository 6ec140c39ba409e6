import languages from 'virtual:other-languages';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { chooseRest } from '#pwa/take-rest.ts';
import { chooseLanguage } from '#store/language.ts';
import { name, prefix, tag } from '#words/language.ts';
import { forgetLanguage, keptLanguages } from './kept-languages.ts';
import * as words from './words/languages.ts';

/** The page's own language, and the others. */
const all = [{ code: tag.split('-')[0] as string, prefix, name }, ...languages];

/** A language by its prefix: one that no page names is called as the browser calls it in that language. */
function languageAt(before: string): (typeof all)[number] {
  const code = before.slice(1);
  const called = () => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return all.find((each) => each.prefix === before) ?? { code, prefix: before, name: called() };
}

const standing = all.find((each) => !each.prefix);

/**
 * Languages that this device keeps other than the default one, and the way to be rid of them. Nothing where it keeps
 * none.
 */
export function LanguagesPanel() {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void keptLanguages().then(setKept);
  }, []);
  const shown = kept.map(languageAt);
  if (shown.length === 0 && said === '') return null;

  async function remove({ name: called, prefix: before }: (typeof all)[number]): Promise<void> {
    try {
      // Else the next visit would keep it again, and the next page in it.
      void chooseRest(false);
      await forgetLanguage(before);
      if (standing) chooseLanguage(standing.code);
      setKept(kept.filter((each) => each !== before));
      setSaid(words.removed(called));
    } catch {
      setSaid(words.notRemoved(called));
    }
    box.current?.focus();
  }

  return (
    <section className="panel device device-live" aria-labelledby="device-languages">
      <h2 id="device-languages">{words.heading}</h2>
      <p>{words.about}</p>
      <ul className="device-rows">
        {shown.map((language) => (
          <li key={language.code}>
            <span className="loop loop-sm">
              <Icon name="globe" />
            </span>
            <b lang={language.code}>{language.name}</b>
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-label={words.removeAbout(language.name)}
              onClick={() => void remove(language)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <div ref={box} tabIndex={-1} role="status">
        {said}
      </div>
    </section>
  );
}
