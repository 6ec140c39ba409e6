import { Icon } from '#components/Icon.tsx';
import type { Update } from '#store/update-status.ts';
import * as words from '#words/pwa.ts';
import { acceptUpdate, dismissUpdate } from './updates.ts';

const TEXTS: Record<Exclude<Update, 'none'>, { heading: string; text: string }> = {
  ready: {
    heading: words.updateReady,
    text: words.updateReadyText,
  },
  elsewhere: {
    heading: words.updateInUse,
    text: words.updateInUseText,
  },
  stale: {
    heading: words.reloadNeeded,
    text: words.reloadNeededText,
  },
};

/** Offers a newer version, without taking the focus or covering the page. */
export function UpdatePrompt({ update }: { update: keyof typeof TEXTS }) {
  const { heading, text } = TEXTS[update];
  return (
    <section className="prompt" aria-label={words.update}>
      <div className="loop">
        <Icon name="refresh" />
      </div>
      <div role="status">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="prompt__cta">
        <button type="button" className="btn btn-outline-primary" onClick={dismissUpdate}>
          {words.later}
        </button>
        <button type="button" className="btn btn-primary" onClick={acceptUpdate}>
          {words.reload}
        </button>
      </div>
    </section>
  );
}
