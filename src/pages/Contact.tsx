import { useEffect } from 'react';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#content/types/page.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { ReachUs } from '#features/contact/ReachUs.tsx';
import { OutboxNotices } from '#features/outbox/OutboxNotices.tsx';
import { WaitingMessages } from '#features/outbox/WaitingMessages.tsx';

export default function Contact({ page }: { page: Page<'Contact'> }) {
  useEffect(loadOutbox, []);
  return (
    <>
      <PageHeader head={page.head} />
      <section className="section section--tight">
        <div className="container contact-grid">
          <div className="grid">
            <WithoutScripts />
            <OutboxNotices />
            <ContactForm beginnings={page} />
            <WaitingMessages />
          </div>
          <ReachUs heading={page.reachTitle} />
        </div>
      </section>
      <Sections sections={page.sections} tight />
    </>
  );
}

/**
 * At once, not when the page is idle as on others: whoever writes wants to see what waits. Where it fails, it is tried
 * again then.
 */
function loadOutbox(): void {
  void import('#features/outbox/delivery/start-outbox.ts')
    .then(({ startOutbox }) => startOutbox())
    .catch(() => {});
}
