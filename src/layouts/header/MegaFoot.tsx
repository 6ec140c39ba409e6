import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { useNav } from '#layouts/links/nav-context.ts';
import * as words from '#words/layouts.ts';

/** End of a panel of the wide menu: tools to try at once, and the rates. */
export function MegaFoot() {
  const { foot } = useNav();
  return (
    <div className="mega__foot">
      <div className="container">
        <span>{words.tryWithoutNetwork}</span>
        {foot.map(({ label, to }) => (
          <Link key={to} to={to}>
            <span>{label}</span>
            <Icon name="chevron-down" />
          </Link>
        ))}
      </div>
    </div>
  );
}
