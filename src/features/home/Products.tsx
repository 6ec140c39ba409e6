import { ProductCard } from '#components/ProductCard.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#copy/types/home.ts';

/** The products, each with more to read. */
export function Products({ products }: Pick<HomeCopy, 'products'>) {
  return (
    <section className="section section--sunken" aria-labelledby="products-title">
      <div className="container">
        <SectionHead head={products} titleId="products-title" />
        <div className="grid grid-2">
          {products.items.map((product) => (
            <ProductCard key={product.title} product={product} />
          ))}
        </div>
      </div>
    </section>
  );
}
