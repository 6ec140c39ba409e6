import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '#components/Link.tsx';
import { NoResult } from '#components/results/NoResult.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import type { Page } from '#copy/types/page.ts';
import { ReadyPanel } from '#features/offline/ReadyPanel.tsx';
import { useToolSearch } from '#features/search/use-tool-search.ts';
import { Board } from '#features/toolbox/Board.tsx';
import { DemoEntry } from '#features/toolbox/DemoEntry.tsx';
import { ToolField } from '#features/toolbox/ToolField.tsx';
import { rememberTool } from '#store/recent-tools.ts';
import * as words from '#words/search.ts';
import '#features/toolbox/tool-field.scss';

/** The tool board: every tool as a tile, grouped, each opening at its form; a field leaves those that are asked for. */
export default function Tools({ page }: { page: Page<'Tools'> }) {
  const { head, find, groups, demo } = page;
  const steps = groups.flatMap(({ tiles }) => tiles);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [isWanted, want] = useState(false);
  const { query, change, settled, found, isFailed } = useToolSearch(input);
  const isLeft = ({ to }: { to: string }) => !found || found.includes(to);
  const left = groups
    .map((group) => ({
      ...group,
      tiles: group.tiles.filter(isLeft),
      rows: group.rows.filter(isLeft),
    }))
    .filter(({ tiles, rows }) => tiles.length + rows.length > 0);

  // If Enter comes before the index, it applies to what is found then.
  const first = query.trim() === settled ? found?.[0] : undefined;
  useEffect(() => {
    if (!isWanted || !first) return;
    want(false);
    rememberTool(first);
    navigate(first);
  }, [isWanted, first, navigate]);

  function type(text: string) {
    want(false);
    change(text);
  }
  return (
    <div className="container tools-page">
      <div className="tool-head">
        <h1 tabIndex={-1}>{head.heading}</h1>
        <p>{head.lead}</p>
      </div>
      <ToolField
        copy={find}
        tools={groups.flatMap(({ tiles, rows }) => [...tiles, ...rows])}
        input={input}
        query={query}
        onQuery={type}
        onSubmit={() => want(true)}
        isOpening={isWanted}
      />
      <SettledStatus text={found ? words.choices(found.length) : ''} about={settled} />
      {found || isFailed ? null : <ReadyPanel />}
      {left.map((group) => (
        <Board key={group.id} group={group} />
      ))}
      {(isFailed || left.length === 0) && (
        <div className="tools-none">
          <NoResult
            icon="search"
            text={isFailed ? words.unreadable : `${find.nothing} “${settled}”`}
          />
          <p className="mt-3">
            <Link to="/search">{find.site}</Link>
          </p>
        </div>
      )}
      <DemoEntry demo={demo} steps={steps} />
    </div>
  );
}
