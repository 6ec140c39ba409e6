import { CodeTabs } from '#components/code/CodeTabs.tsx';
import { useKeptInStep } from '#components/kept-in-step.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import * as words from '#words/sections.ts';
import { BesideCode } from './BesideCode.tsx';

/** Program texts behind tabs, next to what they are about. */
export function Texts({ section, titleId }: { section: SectionOf<'texts'>; titleId: string }) {
  const { label, title, tabs, note } = section;
  const [chosen, choose] = useKeptInStep(titleId, '');
  return (
    <BesideCode section={section} titleId={titleId} caption={words.headersOf(label)}>
      <CodeTabs
        id={`${titleId}-text`}
        label={label}
        tabsLabel={label}
        head={<span className="code__path">{title}</span>}
        tabs={tabs.map((tab) => ({ id: tab.label, ...tab }))}
        chosen={chosen}
        onChoose={choose}
        note={note}
      />
    </BesideCode>
  );
}
