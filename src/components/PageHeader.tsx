import type { Head } from '#content/types/head.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Illustration } from './Illustration.tsx';
import { Link } from './Link.tsx';

/** Quiet head of API, tool, legal and account pages. */
export function PageHeader({ head }: { head: Head }) {
  return (
    <section className="page-head page-head--quiet">
      <div className="container">
        <Breadcrumbs crumbs={head.crumbs} />
        <h1 tabIndex={-1}>{head.heading}</h1>
        <p className="lead">{head.lead}</p>
        <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
      </div>
    </section>
  );
}

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

function HeadActions({ head, first, rest }: { head: Head; first: string; rest: string }) {
  if (!head.actions?.length) return null;
  return (
    <div className="page-head__cta">
      {head.actions.map((action, i) => (
        <Link key={action.label} className={`btn ${i === 0 ? first : rest}`} to={action.to}>
          {action.label}
          {action.about && <span className="visually-hidden"> {action.about}</span>}
        </Link>
      ))}
    </div>
  );
}
