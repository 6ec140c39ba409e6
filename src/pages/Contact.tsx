import { QuietHead } from '#components/PageHead.tsx';
import type { Page } from '#content/types.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { ReachUs } from '#features/contact/ReachUs.tsx';
import { OutboxNotices } from '#features/outbox/OutboxNotices.tsx';
import { OutboxPanel } from '#features/outbox/OutboxPanel.tsx';

export default function Contact({ page }: { page: Page<'Contact'> }) {
  return (
    <>
      <QuietHead head={page.head} />
      <section className="section section--tight">
        <div className="container contact-grid">
          <div className="grid">
            <OutboxNotices />
            <ContactForm />
            <OutboxPanel />
          </div>
          <ReachUs heading={page.reachTitle} />
        </div>
      </section>
    </>
  );
}
