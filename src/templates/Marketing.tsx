import { HeroHeader } from '#components/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import type { Page } from '#content/types/page.ts';

/** Marketing pages and product portals. */
export default function Marketing({ page }: { page: Page<'Marketing'> }) {
  return (
    <>
      <HeroHeader head={page.head} />
      <Sections sections={page.sections} />
    </>
  );
}
