import { site } from '#content/site.ts';
import { acceptInstall, declineInstall } from './install-answer.ts';

/** Offers to put the site on the home screen. A default export, so that it can be loaded on demand. */
export default function InstallPrompt() {
  return (
    <section className="prompt" aria-label="Install">
      <img src="/icons/icon.svg" alt="" width="52" height="52" />
      <div>
        <h2>Install {site.brand}</h2>
        <p>Open it from your home screen. Works without a network.</p>
      </div>
      <div className="prompt__cta">
        <button type="button" className="btn btn-outline-primary" onClick={declineInstall}>
          Not now
        </button>
        <button type="button" className="btn btn-primary" onClick={acceptInstall}>
          Install
        </button>
      </div>
    </section>
  );
}
