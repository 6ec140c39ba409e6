import { FeatureCard } from '#components/FeatureCard.tsx';
import type { ListedFeatures } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A grid of feature cards. Rows are always full: an odd card at the end takes the rest of its row. */
export function Features({ section, titleId }: { section: ListedFeatures; titleId: string }) {
  const { columns, items } = section;
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <div className={`grid grid-full grid-${columns}`}>
        {items.map((item) => (
          <FeatureCard key={item.title} feature={item} />
        ))}
      </div>
    </>
  );
}
