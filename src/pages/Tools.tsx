import type { Page } from '#content/types/page.ts';
import { ReadyPanel } from '#features/offline/ReadyPanel.tsx';
import { Board } from '#features/toolbox/Board.tsx';
import { DemoEntry } from '#features/toolbox/DemoEntry.tsx';

/** The tool board: every tool as a tile, grouped, each opening at its form. */
export default function Tools({ page }: { page: Page<'Tools'> }) {
  const { head, groups, demo } = page;
  const steps = groups.flatMap(({ tiles }) => tiles);
  return (
    <div className="container tools-page">
      <div className="tool-head">
        <h1 tabIndex={-1}>{head.heading}</h1>
        <p>{head.lead}</p>
      </div>
      <ReadyPanel />
      {groups.map((group) => (
        <Board key={group.heading} group={group} />
      ))}
      <DemoEntry demo={demo} steps={steps} />
    </div>
  );
}
