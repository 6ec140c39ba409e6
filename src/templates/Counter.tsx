import { HeroHeader } from '#components/heads/HeroHeader.tsx';
import type { Page } from '#content/types/page.ts';
import { PortalSections } from '#features/portal/PortalSections.tsx';

/** Services at a counter that are APIs as well. Each begins with its drawn phone. */
export default function Counter({ page }: { page: Page<'Counter'> }) {
  return (
    <>
      <HeroHeader head={page.head} overPhone />
      <PortalSections sections={page.sections} />
    </>
  );
}
