import type { Feature } from '#content/types/sections.ts';
import { CheckList } from './CheckList.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** One card of a feature grid. With `to` or `anchor` its title is a link that covers the whole card. */
export function FeatureCard({ feature, compact }: { feature: Feature; compact?: boolean }) {
  const { icon, title, text, ticks, to, anchor } = feature;
  const linked = to || anchor ? ' panel-link' : '';
  return (
    <article className={`panel feature feature--${compact ? 'inline' : 'row'}${linked}`}>
      <div className={compact ? 'loop loop-sm' : 'loop'}>
        <Icon name={icon} />
      </div>
      <h3>
        {to && <Link to={to}>{title}</Link>}
        {anchor && <a href={`#${anchor}`}>{title}</a>}
        {!linked && title}
      </h3>
      <p>{text}</p>
      {ticks && <CheckList items={ticks} />}
    </article>
  );
}
