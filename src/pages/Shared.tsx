import { Link } from '#components/Link.tsx';
import { QuietHead } from '#components/PageHead.tsx';
import { Spot } from '#components/Spot.tsx';
import type { Page } from '#content/types.ts';

export default function Shared({ page }: { page: Page<'Shared'> }) {
  return (
    <>
      <QuietHead head={page.head} />
      <section className="section section--tight">
        <div className="container">
          <div className="panel">
            <div className="empty">
              <Spot name="locker" />
              <h2 className="h3">{page.elsewhereHeading}</h2>
              <p>{page.elsewhereText}</p>
              <Link className="btn btn-outline-primary" to="/digilocker">
                Open the locker
              </Link>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
