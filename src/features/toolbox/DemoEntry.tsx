import { Link } from '#components/Link.tsx';
import type { Page } from '#copy/types/page.ts';
import type { ToolTile } from '#copy/types/toolbox.ts';
import type { DemoStep } from '#store/demo.ts';
import { startDemo } from '#store/demo-steps.ts';
import './demo-entry.scss';

interface DemoEntryProps {
  demo: Page<'Tools'>['demo'];
  steps: readonly (DemoStep & Pick<ToolTile, 'to'>)[];
}

/** Starts the demo that leads through all tools. */
export function DemoEntry({ demo, steps }: DemoEntryProps) {
  const [first] = steps;
  if (!first) return null;
  return (
    <section className="demo-entry" data-bs-theme="dark" aria-labelledby="demo-title">
      <span className="band__pattern" aria-hidden="true" />
      <div>
        <h2 id="demo-title">{demo.heading}</h2>
        <p>{demo.text}</p>
      </div>
      <Link className="btn btn-accent" to={first.to} onClick={() => startDemo(steps)}>
        {demo.label}
      </Link>
    </section>
  );
}
