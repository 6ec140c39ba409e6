import { Icon } from '#components/Icon.tsx';
import type { Update } from '#store/update-status.ts';
import { acceptUpdate, dismissUpdate } from './updates.ts';

const TEXTS: Record<Exclude<Update, 'none'>, { heading: string; text: string }> = {
  ready: {
    heading: 'Update ready',
    text: 'A newer version is downloaded. Your drafts stay.',
  },
  elsewhere: {
    heading: 'Update in use',
    text: 'A newer version is in use in another tab. Reload when you are ready.',
  },
  stale: {
    heading: 'Reload needed',
    text: 'A part of this page could not be loaded. Reload when you are ready.',
  },
};

/** Offers a newer version, without taking the focus or covering the page. */
export function UpdatePrompt({ update }: { update: keyof typeof TEXTS }) {
  const { heading, text } = TEXTS[update];
  return (
    <section className="prompt" aria-label="Update">
      <div className="loop">
        <Icon name="refresh" />
      </div>
      <div role="status">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="prompt__cta">
        <button type="button" className="btn btn-outline-primary" onClick={dismissUpdate}>
          Later
        </button>
        <button type="button" className="btn btn-primary" onClick={acceptUpdate}>
          Reload
        </button>
      </div>
    </section>
  );
}
