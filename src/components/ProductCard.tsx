import { useState } from 'react';
import type { ProductCard as Copy } from '#content/types/home.ts';
import { Icon } from './Icon.tsx';
import { Illustration } from './Illustration.tsx';

/**
 * A product with its short or its full description. Both are in the HTML and the style sheet shows one
 * of them, so that the full one is there without JavaScript.
 */
export function ProductCard({ product }: { product: Copy }) {
  const [open, setOpen] = useState(false);
  const { illustration, title, description, fullDescription } = product;
  const label = open ? 'Read less' : 'Read more';
  return (
    <article className={open ? 'panel product is-open' : 'panel product'}>
      <div className="product__art">
        <Illustration name={illustration} />
      </div>
      <div className="product__body">
        <h3>{title}</h3>
        <p className="product__short">{description}</p>
        <p className="product__full">{fullDescription}</p>
        <button
          type="button"
          className="btn btn-sm btn-text"
          aria-expanded={open}
          aria-label={`${label} about ${title}`}
          onClick={() => setOpen(!open)}
        >
          {label}
          <Icon name="chevron-down" className="i-sm" />
        </button>
      </div>
    </article>
  );
}
