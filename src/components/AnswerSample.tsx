import { useState } from 'react';
import type { Endpoint } from '#content/types/endpoint.ts';
import { CodeTabs } from './CodeTabs.tsx';

/** Bodies of the answers to a request, one for each status. */
export function AnswerSample({ endpoint: { path, answers } }: { endpoint: Endpoint }) {
  const [chosen, choose] = useState('');
  return (
    <CodeTabs
      id="answer"
      label={`Answer samples of ${path}`}
      tabsLabel="Status"
      head={<span className="code__path">Answer, JSON</span>}
      tabs={answers.map(({ status, body }) => ({
        id: `${status}`,
        label: `${status}`,
        text: body,
      }))}
      chosen={chosen}
      onChoose={choose}
      note="Illustrative answers. Names and numbers are made up."
    />
  );
}
