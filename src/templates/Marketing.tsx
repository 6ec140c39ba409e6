import { HeroHeader } from '#components/page-heads/HeroHeader.tsx';
import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import type { Page } from '#copy/types/page.ts';
import { beginsWithPhone, ProductSections } from '#features/product/ProductSections.tsx';

/** Products and services. */
export default function Marketing({ page }: { page: Page<'Marketing'> }) {
  const { head, compact, sections } = page;
  return (
    <>
      {compact ? (
        <ToolHead head={head} />
      ) : (
        <HeroHeader head={head} overPhone={beginsWithPhone(sections)} />
      )}
      <ProductSections sections={sections} />
    </>
  );
}
