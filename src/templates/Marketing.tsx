import { CompactHeader } from '#components/heads/CompactHeader.tsx';
import { HeroHeader } from '#components/heads/HeroHeader.tsx';
import type { Page } from '#content/types/page.ts';
import { beginsWithPhone, PortalSections } from '#features/portal/PortalSections.tsx';

/** Marketing pages and product portals. */
export default function Marketing({ page }: { page: Page<'Marketing'> }) {
  const { head, compact, sections } = page;
  return (
    <>
      {compact ? (
        <CompactHeader head={head} />
      ) : (
        <HeroHeader head={head} overPhone={beginsWithPhone(sections)} />
      )}
      <PortalSections sections={sections} />
    </>
  );
}
