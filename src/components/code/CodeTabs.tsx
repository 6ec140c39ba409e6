import { type KeyboardEvent, useRef } from 'react';
import { CopyButton } from '#components/CopyButton.tsx';
import type { Elements } from '#components/elements.ts';
import type { CodeTab } from '#copy/types/endpoint.ts';
import { CodeText } from './CodeText.tsx';
import { nextTab } from './next-tab.ts';

interface CodeTabsProps {
  /** Unique within the page. */
  id: string;
  /** Names the block. */
  label: string;
  /** Names the row of tabs. */
  tabsLabel: string;
  /** Shown before the copy button. */
  head: Elements;
  tabs: readonly CodeTab[];
  /** Id of the tab that is open; the first one if no tab has this id. */
  chosen: string;
  onChoose: (id: string) => void;
  /** Below the texts. */
  note?: string;
  /** Where label, name of the row and note are in another language than the page. */
  lang?: string | undefined;
}

/**
 * Texts behind tabs. All of them are in the page: without scripts they are one below the other, each
 * under its name.
 */
export function CodeTabs({ id, label, tabsLabel, head, tabs, chosen, ...rest }: CodeTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const open = Math.max(
    tabs.findIndex((tab) => tab.id === chosen),
    0,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, open, tabs.length);
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    rest.onChoose(tab.id);
    row.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <section className="code" aria-label={label} lang={rest.lang}>
      <div className="code__bar">
        {head}
        <CopyButton text={tabs[open]?.text ?? ''} />
      </div>
      <div className="code-tabs" role="tablist" aria-label={tabsLabel} ref={row}>
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-text`}
            aria-selected={i === open}
            tabIndex={i === open ? 0 : -1}
            onClick={() => rest.onChoose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, i) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-text`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={i !== open}
        >
          <p className="code__name">{tab.label}</p>
          <CodeText>{tab.text}</CodeText>
        </div>
      ))}
      {rest.note && <p className="code__note mb-0">{rest.note}</p>}
    </section>
  );
}
