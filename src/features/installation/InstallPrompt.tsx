import { site } from '#content/site.ts';
import { acceptInstall, declineInstall } from '#pwa/install-answer.ts';
import { readInstalled } from '#pwa/use-installed.ts';
import { useInstall } from '#store/install-offer.ts';
import { installMessages } from './install-messages.ts';
import { keptInWords } from './pocket-messages.ts';
import { useReadyState } from './use-ready-state.ts';

/**
 * Offers to put the site on the home screen; once that is done, says what is on this device. How many pages are kept
 * is counted, and again while they are fetched. A default export, so that it can be loaded on demand.
 */
export default function InstallPrompt() {
  const installed = useInstall((state) => state.installed);
  const [state] = useReadyState();
  const { label, heading, text } = installed ? installMessages.installed : installMessages.offer;
  const kept = keptInWords(state);
  return (
    <section className="prompt" aria-label={label}>
      <img src="/icons/icon.svg" alt="" width="52" height="52" />
      <div role={installed ? 'status' : undefined}>
        <h2>{heading(site.brand)}</h2>
        <p>{text}</p>
        {kept && <p>{kept}</p>}
        {state.is === 'getting' && (
          <progress value={state.kept} max={state.pages} aria-label={installMessages.progress} />
        )}
      </div>
      <div className="prompt__cta">
        {installed ? (
          <button type="button" className="btn btn-primary" onClick={readInstalled}>
            {installMessages.done}
          </button>
        ) : (
          <>
            <button type="button" className="btn btn-outline-primary" onClick={declineInstall}>
              {installMessages.decline}
            </button>
            <button type="button" className="btn btn-primary" onClick={acceptInstall}>
              {installMessages.accept}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
