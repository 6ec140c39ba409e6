import { Illustration } from '#components/Illustration.tsx';
import type { Head } from '#copy/types/head.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { HeadActions } from './HeadActions.tsx';

/**
 * Dark head for marketing pages and product portals, with a picture, or over a drawn phone that rises out
 * of the section after it.
 */
export function HeroHeader({ head, overPhone }: { head: Head; overPhone?: boolean }) {
  return (
    <section
      className={`band page-head${overPhone ? ' page-head--phone' : ''}`}
      data-bs-theme="dark"
    >
      <span className="band__pattern" aria-hidden="true" />
      <div className="container">
        <Breadcrumbs crumbs={head.crumbs} />
        <div className="page-head__grid">
          <div>
            <h1 tabIndex={-1}>{head.heading}</h1>
            <p className="lead">{head.lead}</p>
            <HeadActions head={head} first="btn-accent" rest="btn-outline-light" />
          </div>
          {head.illustration && !overPhone && (
            <Illustration name={head.illustration} className="page-head__art" />
          )}
        </div>
      </div>
    </section>
  );
}
