import { Icon } from '#components/Icon.tsx';
import { Split } from '#components/sections/Split.tsx';
import type { SectionOf } from '#content/types/sections.ts';

/** Features as lines between hairlines, beside their heading. For features that lead nowhere. */
export function FeatureList({
  section,
  titleId,
}: {
  section: SectionOf<'features'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      {section.items.map(({ icon, title, text }) => (
        <div key={title} className="benefit">
          <div className="loop">
            <Icon name={icon} />
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </Split>
  );
}
