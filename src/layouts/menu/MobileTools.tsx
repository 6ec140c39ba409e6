import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { useNav } from '#layouts/links/nav-context.ts';
import { rememberTool } from '#store/recent-tools.ts';
import * as frame from '#words/layouts.ts';
import * as words from '#words/mobile-menu.ts';

/** The tools most used, within reach of the thumb. They never scroll where the screen is 640 px high. */
export function MobileTools() {
  const { tools, toolCount } = useNav();
  const id = useId();
  return (
    <nav className="m-tools" aria-labelledby={id}>
      <div className="m-tools__head">
        <b id={id}>{words.tools}</b>
        <Link to="/tools" aria-label={frame.allTools(toolCount)}>
          <span>{words.all(toolCount)}</span>
          <Icon name="chevron-down" />
        </Link>
      </div>
      <ul>
        {tools.map(({ name, to, icon }) => (
          <li key={to}>
            <Link to={to} onClick={() => rememberTool(to)}>
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
