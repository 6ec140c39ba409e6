import type { Feature } from '#copy/types/sections.ts';
import { CheckList } from './CheckList.tsx';
import { Icon } from './Icon.tsx';
import { LeadsOn } from './LeadsOn.tsx';
import { Link } from './Link.tsx';
import { Said } from './Said.tsx';

interface FeatureCardProps {
  feature: Feature;
  /** Where the card leads, in words, for those who look for a link at its foot. */
  more?: string;
}

/** One card of a feature grid. With `to` or `anchor` its title is a link that covers the whole card. */
export function FeatureCard({ feature, more }: FeatureCardProps) {
  const { icon, figure, unit, title, text, ticks, to, anchor } = feature;
  const linked = to || anchor ? ' panel-link' : '';
  return (
    <article className={`panel feature${icon ? '' : ' feature--figure'}${linked}`}>
      {icon ? (
        <div className="loop">
          <Icon name={icon} />
        </div>
      ) : (
        <p>
          <b>{`${figure} `}</b>
          <span>{unit}</span>
        </p>
      )}
      <h3>
        {to && <Link to={to}>{title}</Link>}
        {anchor && <a href={`#${anchor}`}>{title}</a>}
        {!linked && <span>{title}</span>}
      </h3>
      <p>
        <Said text={text} />
      </p>
      {ticks && <CheckList ticked items={ticks} />}
      {more && <LeadsOn>{more}</LeadsOn>}
    </article>
  );
}
