import { HeroHeader } from '#components/page-heads/HeroHeader.tsx';
import type { Page } from '#copy/types/page.ts';
import { ProductSections } from '#features/product/ProductSections.tsx';

/** Services at a counter that are APIs as well. Each begins with its drawn phone. */
export default function Counter({ page }: { page: Page<'Counter'> }) {
  return (
    <>
      <HeroHeader head={page.head} overPhone />
      <ProductSections sections={page.sections} />
    </>
  );
}
