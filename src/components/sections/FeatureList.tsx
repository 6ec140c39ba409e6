import { Icon } from '#components/Icon.tsx';
import type { LinesOfFeatures } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** Features as lines between hairlines, or as the hours of a day, next to their heading. They lead nowhere. */
export function FeatureList({ section, titleId }: { section: LinesOfFeatures; titleId: string }) {
  return (
    <Split head={section} titleId={titleId}>
      {section.items.map(({ icon, title, text, time }) => (
        <div key={title} className="benefit">
          <div className="loop">
            <Icon name={icon} />
          </div>
          <div>
            {time && <time>{time}</time>}
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </Split>
  );
}
