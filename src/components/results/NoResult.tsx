import { Icon } from '#components/Icon.tsx';
import type { Icon as IconName } from '#copy/types/pictures.ts';
import * as words from '#words/components.ts';

/** Shown instead of a result, as long as there is none. */
export function NoResult({ icon, text }: { icon: IconName; text: string }) {
  return (
    <section className="panel" aria-label={words.result}>
      <div className="empty">
        <span className="loop mb-3">
          <Icon name={icon} />
        </span>
        <p>{text}</p>
      </div>
    </section>
  );
}
