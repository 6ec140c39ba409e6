import { Link } from '#components/Link.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#copy/types/home.ts';
import { Tile } from './Tile.tsx';
import './try-now.scss';

/** The tools most used, to be run here and now, and the way through all of them. */
export function TryNow({ tryNow }: Pick<HomeCopy, 'tryNow'>) {
  const { links, allTools, demo } = tryNow;
  return (
    <section className="section band try-now" aria-labelledby="try-now-title">
      <span className="band__pattern" data-bs-theme="dark" />
      <div className="container">
        <div data-bs-theme="dark">
          <SectionHead head={tryNow} titleId="try-now-title" />
        </div>
        <ul>
          {links.map((tool) => (
            <li key={tool.to}>
              <Tile tool={tool} />
            </li>
          ))}
        </ul>
        <div className="try-now__foot" data-bs-theme="dark">
          <Link className="btn btn-accent" to="/tools">
            {allTools}
          </Link>
          <Link className="btn btn-outline-light" to="/tools#demo-title">
            {demo}
          </Link>
        </div>
      </div>
    </section>
  );
}
