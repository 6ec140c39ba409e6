import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { useNav } from '#layouts/links/nav-context.ts';
import * as words from '#words/layouts.ts';

/** Tools that stand at the foot of each panel of the wide menu, before the link to all of them. */
const SHOWN = 3;

/** End of a panel of the wide menu: tools to try at once. */
export function MegaFoot() {
  const { tools, toolCount } = useNav();
  const links = [
    ...tools.slice(0, SHOWN),
    { name: words.allTools(toolCount), to: '/tools' as const },
  ];
  return (
    <div className="mega__foot">
      <div className="container">
        <span>{words.tryWithoutNetwork}</span>
        {links.map(({ name, to }) => (
          <Link key={to} to={to}>
            <span>{name}</span>
            <Icon name="chevron-down" />
          </Link>
        ))}
      </div>
    </div>
  );
}
