import { FeatureCard } from '#components/FeatureCard.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A grid of feature cards. Rows are always full: an odd card at the end takes the rest of its row. */
export function Features({
  section,
  titleId,
}: {
  section: SectionOf<'features'>;
  titleId: string;
}) {
  const { columns, compact, items } = section;
  const five = columns === 3 && items.length === 5 ? ' grid-five' : '';
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <div className={`grid grid-full grid-${columns}${five}`}>
        {items.map((item) => (
          <FeatureCard key={item.title} feature={item} compact={compact} />
        ))}
      </div>
    </>
  );
}
