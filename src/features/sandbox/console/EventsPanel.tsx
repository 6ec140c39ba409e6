import { useState } from 'react';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import type { Sent } from '#core/sandbox/session.ts';
import { SelectField } from '#features/sandbox/SelectField.tsx';
import { useSandbox } from '#store/sandbox.ts';
import { Panel } from './Panel.tsx';
import { Tester } from './Tester.tsx';
import { useSession } from './use-session.ts';

interface EventsProps {
  labels: SandboxLabels['events'];
  tester: SandboxLabels['tester'];
}

/** Each attempt to send an event to the receiver of this page, the newest first. */
export function EventsPanel({ labels, tester }: EventsProps) {
  const { sent } = useSession();
  const receiver = useSandbox((store) => store.receiver);
  const [tested, setTested] = useState<Sent>();
  return (
    <Panel heading={labels.heading}>
      <p>{labels.intro}</p>
      <SelectField
        label={labels.answers}
        value={String(receiver)}
        options={labels.receivers.map(({ status, label }) => ({ value: String(status), label }))}
        onChoose={(status) => useSandbox.setState({ receiver: Number(status) })}
      />
      {sent.length === 0 && <p>{labels.none}</p>}
      <ul className="console__objects">
        {[...sent].reverse().map((each) => (
          <li key={`${each.delivery} ${each.at}`}>
            <code translate="no">{typeOf(each)}</code>
            <span className={each.status === 200 ? 'is-right' : 'is-wrong'}>{each.status}</span>
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => setTested(each)}>
              <span>{labels.test}</span>
              <span className="visually-hidden">{`: ${typeOf(each)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {tested && <Tester key={tested.delivery + tested.at} sent={tested} labels={tester} />}
    </Panel>
  );
}

const typeOf = ({ body }: Sent): string => (JSON.parse(body) as { type: string }).type;
