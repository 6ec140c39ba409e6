import { Accordion } from '#components/Accordion.tsx';
import { Link } from '#components/Link.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#copy/types/home.ts';

/** Common questions, and the footnote to the figures of the page. */
export function Questions({ faq, note }: Pick<HomeCopy, 'faq' | 'note'>) {
  return (
    <section className="section" aria-labelledby="faq-title">
      <div className="container">
        <div className="row g-4 g-lg-5">
          <div className="col-lg-4">
            <SectionHead head={faq} titleId="faq-title" />
            <Link className="btn btn-outline-primary" to={faq.action.to}>
              {faq.action.label}
            </Link>
          </div>
          <div className="col-lg-8">
            <Accordion items={faq.items} anchor="faq-title" firstOpen />
            <p className="home-note">{note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
