import { useState } from 'react';
import type { Elements } from '#components/elements.ts';
import { Icon } from '#components/Icon.tsx';
import type { Icon as IconName } from '#copy/types/pictures.ts';
import { Act } from './kept/Act.tsx';
import { InvestorAct } from './kept/InvestorAct.tsx';
import { keptInWords } from './kept/in-words.ts';
import type { Kept } from './kept/kept.ts';
import { LockerAct } from './kept/LockerAct.tsx';
import * as said from './words/kept.ts';

interface KeptPanelProps {
  heading: string;
  text: string;
  kept: Kept | undefined;
}

/** What is kept of the visitor: a row for each kind, empty ones too, with its count and one act. */
export function KeptPanel({ heading, text, kept }: KeptPanelProps) {
  const words = keptInWords(kept);
  const begun = kept?.drafts?.[0]?.form;
  const locker = kept?.locker;
  const [failed, setFailed] = useState(false);
  return (
    <section className="panel device device-live" aria-labelledby="device-kept">
      <h2 id="device-kept">{heading}</h2>
      <p>{text}</p>
      <ul className="device-rows">
        <Row icon="send" {...said.rows.messages} text={words.messages}>
          <Act to="/outbox" {...said.rows.messages} />
        </Row>
        <Row icon="doc" {...said.rows.locker} text={words.locker}>
          <Act to="/digilocker" {...said.rows.locker} />
        </Row>
        <Row icon="users" {...said.rows.session} text={words.session}>
          <LockerAct isIn={locker === 'locked' || Boolean(locker?.user)} onFailed={setFailed} />
        </Row>
        <Row icon="list" {...said.rows.drafts} text={words.drafts}>
          {begun && <Act to={begun === 'contact' ? '/contact' : '/signup'} {...said.rows.drafts} />}
        </Row>
        <Row icon="chart" {...said.rows.investor} text={words.investor}>
          <InvestorAct isIn={Boolean(kept?.investor)} />
        </Row>
      </ul>
      {failed && <p role="alert">{said.notLeft}</p>}
    </section>
  );
}

interface RowProps {
  icon: IconName;
  label: string;
  text: string;
  children: Elements;
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
