import { useEffect } from 'react';
import { Link } from '#components/Link.tsx';
import { QuietHead } from '#components/PageHead.tsx';
import { Spot } from '#components/Spot.tsx';
import type { Page } from '#content/types.ts';
import { OutboxNotices } from '#features/outbox/OutboxNotices.tsx';
import { OutboxPanel } from '#features/outbox/OutboxPanel.tsx';
import { useOutbox } from '#features/outbox/outbox-view.ts';
import { startOutbox } from '#features/outbox/start-outbox.ts';

export default function Outbox({ page }: { page: Page<'Outbox'> }) {
  useEffect(() => void startOutbox(), []);
  const { ready, records } = useOutbox();
  return (
    <>
      <QuietHead head={page.head} />
      <section className="section section--tight">
        <div className="container grid outbox-page">
          <OutboxNotices />
          <OutboxPanel />
          {ready && records.length === 0 && (
            <div className="panel">
              <div className="empty">
                <Spot name="empty" />
                <h2 className="h3">{page.emptyHeading}</h2>
                <p>{page.emptyText}</p>
                <Link className="btn btn-outline-primary" to="/contact">
                  Contact Us
                </Link>
              </div>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
