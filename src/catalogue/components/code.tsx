import type { ReactElement } from 'react';
import { documented } from '#api-docs/documented.ts';
import { CodeSample } from '#components/code/CodeSample.tsx';
import { CodeTabs } from '#components/code/CodeTabs.tsx';
import { CodeText } from '#components/code/CodeText.tsx';
import { FieldTable } from '#components/code/FieldTable.tsx';
import { HeadRow } from '#components/code/HeadRow.tsx';
import { ResponseSample } from '#components/code/ResponseSample.tsx';
import { ResponseTable } from '#components/code/ResponseTable.tsx';

const endpoint = documented('/pan/verify');

const tabs = [
  { id: 'shell', label: 'Shell', text: "curl '/pan/verify'" },
  { id: 'php', label: 'PHP', text: '<?php echo "verified";' },
];

/** Samples of `src/components/code`. */
export const code = {
  CodeSample: <CodeSample endpoint={endpoint} />,
  CodeTabs: (
    <CodeTabs
      id="sample-tabs"
      label="Sample"
      tabsLabel="Language"
      head={<span className="code__path">/pan/verify</span>}
      tabs={tabs}
      chosen="shell"
      onChoose={() => {}}
      note="The first tab stays open in this sample."
    />
  ),
  CodeText: (
    <div className="code">
      <CodeText>{"const response = await fetch('/pan/verify');"}</CodeText>
    </div>
  ),
  FieldTable: <FieldTable fields={endpoint.fields} />,
  HeadRow: (
    <table className="fields">
      <HeadRow columns={['Field', 'Type', 'Description']} />
    </table>
  ),
  ResponseSample: <ResponseSample endpoint={endpoint} />,
  ResponseTable: <ResponseTable responses={endpoint.responses} />,
} satisfies Record<string, ReactElement>;
