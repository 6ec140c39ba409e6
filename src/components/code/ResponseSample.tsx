import { useKeptInStep } from '#components/kept-in-step.ts';
import type { Endpoint } from '#copy/types/endpoint.ts';
import * as words from '#words/responses.ts';
import { CodeTabs } from './CodeTabs.tsx';

/** Bodies of the responses to a request: two that came with 200, then one for each error. */
export function ResponseSample({
  endpoint: { path, responses, secondResponse },
}: {
  endpoint: Endpoint;
}) {
  const [chosen, choose] = useKeptInStep('response', '');
  const [first, ...errors] = responses.map(({ status, body }) => ({
    id: `${status}`,
    label: `${status}`,
    text: body,
  }));
  return (
    <CodeTabs
      id="response"
      label={words.samplesOf(path)}
      tabsLabel={words.status}
      head={<span className="code__path">{words.format}</span>}
      tabs={first ? [first, { id: 'second', ...secondResponse }, ...errors] : errors}
      chosen={chosen}
      onChoose={choose}
      note={words.fromSandbox}
    />
  );
}
