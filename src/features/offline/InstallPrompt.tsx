import { acceptInstall, declineInstall } from '#pwa/install-answer.ts';
import { readInstalled } from '#pwa/use-installed.ts';
import { useInstall } from '#store/install-offer.ts';
import { keptInWords } from './kept-in-words.ts';
import { useReadyState } from './use-ready-state.ts';
import * as words from './words/install.ts';

/**
 * Offers to put the site on the home screen; once that is done, says what is on this device. How many pages are kept
 * is counted, and again while they are fetched.
 */
export function InstallPrompt() {
  const installed = useInstall((state) => state.installed);
  const [state] = useReadyState();
  const kept = keptInWords(state);
  return (
    <section className="prompt" aria-label={installed ? words.installed : words.offer}>
      <img src="/icons/icon.svg" alt="" width="52" height="52" />
      <div role={installed ? 'status' : undefined}>
        <h2>{installed ? words.installedHeading : words.offerHeading}</h2>
        <p>{installed ? words.installedText : words.offerText}</p>
        {/* Its place is there before it is counted, so that nothing moves under a finger. */}
        <p className="prompt__kept">{kept}</p>
        {state.is === 'getting' ? (
          <progress value={state.kept} max={state.pages} aria-label={words.progress} />
        ) : (
          <div className="prompt__rail" />
        )}
      </div>
      <div className="prompt__cta">
        {installed ? (
          <button type="button" className="btn btn-primary" onClick={readInstalled}>
            {words.done}
          </button>
        ) : (
          <>
            <button type="button" className="btn btn-outline-primary" onClick={declineInstall}>
              {words.decline}
            </button>
            <button type="button" className="btn btn-primary" onClick={acceptInstall}>
              {words.accept}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
