import type { ProductCard as Copy } from '#copy/types/home.ts';
import * as words from '#words/product-card.ts';
import { Icon } from './Icon.tsx';
import { Illustration } from './Illustration.tsx';
import { useKeptInStep } from './kept-in-step.ts';
import { LeadsOn } from './LeadsOn.tsx';
import { Link } from './Link.tsx';

/**
 * A product with its short or its full description. Both are in the HTML and the style sheet shows one
 * of them, so that the full one is there without JavaScript. But for its button the card is one link.
 */
export function ProductCard({ product }: { product: Copy }) {
  const { illustration, title, description, fullDescription, to, more } = product;
  const [shown, setShown] = useKeptInStep(title, '');
  const open = shown !== '';
  return (
    <article className={`panel panel-link product${open ? ' is-open' : ''}`}>
      <div className="product__art">
        <Illustration name={illustration} />
      </div>
      <div className="product__body">
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="product__short">{description}</p>
        <p className="product__full">{fullDescription}</p>
        <div className="product__foot">
          <button
            type="button"
            className="btn btn-sm btn-text"
            aria-expanded={open}
            aria-label={words.readAbout(title, open)}
            onClick={() => setShown(open ? '' : 'all')}
          >
            <span>{open ? words.readLess : words.readMore}</span>
            <Icon name="chevron-down" className="i-sm" />
          </button>
          <LeadsOn>{more}</LeadsOn>
        </div>
      </div>
    </article>
  );
}
