import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { BoardGroup, ToolRow } from '#copy/types/toolbox.ts';
import { useNetwork } from '#store/network.ts';
import { rememberTool } from '#store/recent-tools.ts';
import { Tile } from './Tile.tsx';
import './board.scss';

/** One group of the tool board: its tiles, then its compact rows. */
export function Board({ group }: { group: BoardGroup }) {
  const offline = useNetwork((state) => !state.online);
  const { id, heading, line, tiles, rows } = group;
  const titleId = `${id}-title`;
  return (
    <section className="tool-group" id={id} aria-labelledby={titleId}>
      <div className="tool-group__head">
        <h2 id={titleId}>{heading}</h2>
        <p>{line}</p>
      </div>
      <ul className={`board ${tiles.length > 3 ? 'board--five' : ''}`.trim()}>
        {tiles.map((tool) => (
          <li key={tool.to}>
            <Tile
              tool={tool}
              partly={offline && tool.partly === true}
              onClick={() => rememberTool(tool.to)}
            />
          </li>
        ))}
      </ul>
      {rows.length > 0 && <Rows rows={rows} />}
    </section>
  );
}

function Rows({ rows }: { rows: readonly ToolRow[] }) {
  return (
    <ul className="tool-rows">
      {rows.map(({ to, icon, title }) => (
        <li key={to}>
          <Link to={to} onClick={() => rememberTool(to)}>
            <Icon name={icon} />
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
