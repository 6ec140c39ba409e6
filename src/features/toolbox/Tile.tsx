import { Link } from '#components/Link.tsx';
import type { ToolTile } from '#copy/types/toolbox.ts';
import { SpecimenView } from './SpecimenView.tsx';
import * as words from './words.ts';
import './tile.scss';

interface TileProps {
  tool: ToolTile;
  partly?: boolean;
  onClick?: () => void;
}

/** One tool as a link to its form. `partly` says that something of it is lost at the moment. */
export function Tile({ tool, partly = false, onClick }: TileProps) {
  const { title, line, to, specimen } = tool;
  return (
    <Link className="tile" to={to} onClick={onClick}>
      <span className="tile__specimen" aria-hidden="true">
        <SpecimenView specimen={specimen} />
      </span>
      <span className="tile__text">
        <b>{title}</b>
        <small>{line}</small>
      </span>
      {partly && (
        <span className="tile__tag">
          {words.partly}
          <span className="visually-hidden"> {words.ofWhat}</span>
        </span>
      )}
    </Link>
  );
}
