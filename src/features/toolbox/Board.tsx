import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { ToolGroup, ToolTile } from '#content/types/toolbox.ts';
import { useNetwork } from '#store/network.ts';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';
import './board.scss';

/** One group of the tool board: its tiles, then its compact rows. */
export function Board({ group }: { group: ToolGroup }) {
  const offline = useNetwork((state) => !state.online);
  const tiles = group.tools.filter(({ specimen }) => specimen);
  const rows = group.tools.filter(({ specimen }) => !specimen);
  const id = `tools-${group.heading.toLowerCase()}`;
  return (
    <section className="tool-group" aria-labelledby={id}>
      <div className="tool-group__head">
        <h2 id={id}>{group.heading}</h2>
        <p>{group.line}</p>
      </div>
      <ul className={`board ${tiles.length > 3 ? 'board--five' : ''}`.trim()}>
        {tiles.map((tool) => (
          <li key={tool.to}>
            <Tile tool={tool} tag={offline && tool.partly ? messages.partly : undefined} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && <Rows tools={rows} />}
    </section>
  );
}

function Rows({ tools }: { tools: readonly ToolTile[] }) {
  return (
    <ul className="tool-rows">
      {tools.map(({ to, icon, title }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
