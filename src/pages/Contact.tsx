import { useEffect } from 'react';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { ReachUs } from '#features/contact/ReachUs.tsx';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';
import { OutboxNotices } from '#features/outbox/OutboxNotices.tsx';
import { outboxOnPage } from '#features/outbox/outbox-on-page.ts';
import { WaitingMessages } from '#features/outbox/WaitingMessages.tsx';
import { company } from '#words/language.ts';

export default function Contact({ page }: { page: Page<'Contact'> }) {
  useEffect(() => {
    // The mark of a saved message is there by then, also if the network is gone.
    outboxOnPage.hint();
    void startOutbox();
  }, []);
  return (
    <>
      <PageHeader head={page.head} />
      <section className="section section--tight">
        <div className="container contact-grid">
          <div className="grid">
            <WithoutScripts />
            <OutboxNotices />
            <p className="call-first">
              <span>{page.call}</span> <a href={company.phone.href}>{company.phone.label}</a>
            </p>
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
