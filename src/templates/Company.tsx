import { HeroHeader } from '#components/page-heads/HeroHeader.tsx';
import { CompanyBlock } from '#components/sections/CompanyBlock.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import type { Page } from '#copy/types/page.ts';

/** Pages of the company itself: who it is, what it is certified for, who may join it or build on it. */
export default function Company({ page }: { page: Page<'Company'> }) {
  return (
    <>
      <HeroHeader head={page.head} />
      <Sections sections={page.sections} block={CompanyBlock} />
    </>
  );
}
