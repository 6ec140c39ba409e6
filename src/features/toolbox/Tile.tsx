import { Link } from '#components/Link.tsx';
import type { ToolTile } from '#content/types/toolbox.ts';
import { SpecimenView } from './SpecimenView.tsx';
import './tile.scss';

/** One tool as a link to its form. `tag` says what is lost of it at the moment. */
export function Tile({ tool, tag }: { tool: ToolTile; tag?: string | undefined }) {
  const { title, line, to, specimen } = tool;
  return (
    <Link className="tile" to={to}>
      <span className="tile__specimen" aria-hidden="true">
        <SpecimenView specimen={specimen} />
      </span>
      {tag && <span className="tile__tag">{tag}</span>}
      <span className="tile__text">
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </Link>
  );
}
