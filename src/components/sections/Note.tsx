import { Icon } from '#components/Icon.tsx';
import type { SectionOf } from '#content/types.ts';

/** A plain word about what is above it. */
export function Note({ section }: { section: SectionOf<'note'> }) {
  return (
    <div className="note">
      <Icon name="info" />
      <p>{section.text}</p>
    </div>
  );
}
