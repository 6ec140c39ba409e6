import { Icon } from '#components/Icon.tsx';
import * as words from '#content/en/words/components.ts';
import type { Icon as IconName } from '#content/types/pictures.ts';

/** Stands where a result would, as long as there is none. */
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
