import groups from 'virtual:sandbox-calls';
import { useState } from 'react';
import { Field } from '#components/forms/Field.tsx';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import { RunPanel } from '#features/sandbox/RunPanel.tsx';
import { sandbox } from '#features/sandbox/sandbox.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { CustomerPanel } from './CustomerPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { ObjectsPanel } from './ObjectsPanel.tsx';
import { TakePanel } from './TakePanel.tsx';

/** Every call, and all that the sandbox has: the customer's app, clock, log, objects, events. */
export default function Console({ labels }: { labels: SandboxLabels }) {
  const [id, setId] = useState(groups[0]?.calls[0]?.id ?? '');
  const call = groups.flatMap(({ calls }) => calls).find((each) => each.id === id);
  // Opened with the page, so that what the tab has kept is there to be seen.
  useState(sandbox);
  return (
    <div className="console">
      <div className="console__column">
        <div className="panel">
          <Field label={labels.call}>
            {(ids) => (
              <select
                {...ids}
                className="form-select"
                value={id}
                onChange={({ target }) => setId(target.value)}
              >
                {groups.map(({ label, calls }) => (
                  <optgroup key={label} label={label}>
                    {calls.map((each) => (
                      <option key={each.id} value={each.id}>
                        {each.title}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
        </div>
        {call && <RunPanel key={id} call={call} />}
        <CustomerPanel labels={labels.app} />
        <ClockPanel labels={labels.clock} />
      </div>
      <div className="console__column">
        <LogPanel labels={labels.log} />
        <ObjectsPanel labels={labels.objects} />
        <EventsPanel labels={labels.events} tester={labels.tester} />
        <TakePanel labels={labels.take} />
      </div>
    </div>
  );
}
