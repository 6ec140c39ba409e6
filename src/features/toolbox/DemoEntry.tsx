import { Link } from '#components/Link.tsx';
import type { Page } from '#content/types/page.ts';
import type { ToolTile } from '#content/types/toolbox.ts';
import './demo-entry.scss';

/** For whoever shows the tools to somebody else: the way to the first of them. */
export function DemoEntry({ demo, first }: { demo: Page<'Tools'>['demo']; first: ToolTile }) {
  return (
    <section className="demo-entry" data-bs-theme="dark" aria-labelledby="demo-title">
      <span className="band__pattern" aria-hidden="true" />
      <div>
        <h2 id="demo-title">{demo.heading}</h2>
        <p>{demo.text}</p>
      </div>
      <Link className="btn btn-accent" to={first.to}>
        {demo.label}
      </Link>
    </section>
  );
}
