import { useEffect } from 'react';
import { Illustration } from '#components/Illustration.tsx';
import { Link } from '#components/Link.tsx';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { InstallationCheck } from '#features/offline/InstallationCheck.tsx';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';
import { OutboxNotices } from '#features/outbox/OutboxNotices.tsx';
import OutboxPanel from '#features/outbox/OutboxPanel.tsx';
import { SentList } from '#features/outbox/SentList.tsx';
import { useOutbox } from '#store/outbox.ts';
import { useStorageStatus } from '#store/storage-status.ts';
import * as words from '#words/pages.ts';

export default function Outbox({ page }: { page: Page<'Outbox'> }) {
  useEffect(() => void startOutbox(), []);
  const { ready, records } = useOutbox();
  const problem = useStorageStatus((status) => status.problem);
  return (
    <>
      <PageHeader head={page.head} />
      <section className="section section--tight">
        <div className="container grid outbox-page">
          <WithoutScripts />
          <OutboxNotices />
          <OutboxPanel />
          {ready && records.length === 0 && problem !== 'newer' && (
            <div className="panel">
              <div className="empty">
                <Illustration name="outbox" />
                <h2 className="h3">{page.emptyHeading}</h2>
                <p>{page.emptyText}</p>
                <Link className="btn btn-outline-primary" to="/contact">
                  {words.contact}
                </Link>
              </div>
            </div>
          )}
          <SentList />
          {/* Below what is known a moment later, which would push it down. */}
          {(ready || problem) && <InstallationCheck />}
        </div>
      </section>
    </>
  );
}
