import { Illustration } from '#components/Illustration.tsx';
import { Link } from '#components/Link.tsx';
import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { SharedDocument } from '#features/locker/preview/SharedDocument.tsx';
import * as words from '#words/pages.ts';

interface SharedProps {
  page: Page<'Shared'>;
  params: Record<string, string>;
}

/** Where a share link of the locker lands. */
export default function Shared({ page, params: { id = '' } }: SharedProps) {
  return (
    <>
      <ToolHead head={page.head} />
      <section className="section section--tool">
        <div className="container">
          <WithoutScripts />
          <SharedDocument id={id} elsewhere={<Elsewhere page={page} />} />
        </div>
      </section>
    </>
  );
}

function Elsewhere({ page }: { page: Page<'Shared'> }) {
  return (
    <div className="panel">
      <div className="empty">
        <Illustration name="locker" />
        <h2 className="h3">{page.elsewhereHeading}</h2>
        <p>{page.elsewhereText}</p>
        <Link className="btn btn-outline-primary" to="/digilocker">
          {words.openLocker}
        </Link>
      </div>
    </div>
  );
}
