import { type ReactNode, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Icon as IconName } from '#content/types/pictures.ts';
import { Act } from './Act.tsx';
import type { Kept } from './kept.ts';
import { keptInWords, ROWS } from './messages.ts';

interface KeptPanelProps {
  heading: string;
  text: string;
  kept: Kept | undefined;
}

/** What is kept of the visitor: a row for each kind, empty ones too, with its count and one act. */
export function KeptPanel({ heading, text, kept }: KeptPanelProps) {
  const words = keptInWords(kept);
  const begun = kept?.drafts?.[0]?.form;
  return (
    <section className="panel device device-live" aria-labelledby="device-kept">
      <h2 id="device-kept">{heading}</h2>
      <p>{text}</p>
      <ul className="device-rows">
        <Row icon="send" {...ROWS.messages} text={words.messages}>
          <Act to="/outbox" {...ROWS.messages} />
        </Row>
        <Row icon="doc" {...ROWS.locker} text={words.locker}>
          <Act to="/digilocker" {...ROWS.locker} />
        </Row>
        <Row icon="list" {...ROWS.drafts} text={words.drafts}>
          {begun && <Act to={begun === 'contact' ? '/contact' : '/signup'} {...ROWS.drafts} />}
        </Row>
        <Row icon="chart" {...ROWS.investor} text={words.investor}>
          <InvestorAct isIn={Boolean(kept?.investor)} />
        </Row>
      </ul>
    </section>
  );
}

interface RowProps {
  icon: IconName;
  label: string;
  text: string;
  children: ReactNode;
}

function Row({ icon, label, text, children }: RowProps) {
  return (
    <li>
      <span className="loop loop-sm">
        <Icon name={icon} />
      </span>
      <div>
        <b>{label}</b>
        <small>{text}</small>
      </div>
      {children}
    </li>
  );
}

/** Ends the session, or leads to where one begins. The focus stays here. */
function InvestorAct({ isIn }: { isIn: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { leave, leaveAbout } = ROWS.investor;

  async function signOut(): Promise<void> {
    const investor = await import('#store/investor.ts');
    // Nothing is written before the disk was read.
    await investor.useInvestor.load();
    box.current?.focus();
    investor.signOut();
  }

  return (
    <div ref={box} tabIndex={-1} className="device-act">
      {isIn ? (
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-label={leaveAbout}
          onClick={() => void signOut()}
        >
          {leave}
        </button>
      ) : (
        <Act to="/investors" {...ROWS.investor} />
      )}
    </div>
  );
}
