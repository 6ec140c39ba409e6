import { Link } from '#components/Link.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#content/types/home.ts';
import { useDemo } from '#store/demo.ts';
import { Tile } from './Tile.tsx';
import './try-now.scss';

/** The tools most used, to be run here and now, and the way through all of them. */
export function TryNow({ tryNow }: Pick<HomeCopy, 'tryNow'>) {
  const { links, allTools, demo } = tryNow;
  const [first] = demo.links;
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
          {first && (
            <Link
              className="btn btn-outline-light"
              to={first.to}
              // The stepper keeps it from there on.
              onClick={() => useDemo.setState({ steps: demo.links, at: 0 })}
            >
              {demo.label}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
