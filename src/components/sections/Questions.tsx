import { Icon } from '#components/Icon.tsx';
import type { SectionOf } from '#content/types.ts';
import { Split } from './Split.tsx';

/** Questions that open their answers. */
export function Questions({
  section,
  titleId,
}: {
  section: SectionOf<'questions'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      <div className="faq">
        {section.items.map(({ question, answer }) => (
          <details key={question} className="accordion-item">
            <summary className="accordion-button">
              {question}
              <Icon name="chevron-down" />
            </summary>
            <div className="accordion-body">
              <p>{answer}</p>
            </div>
          </details>
        ))}
      </div>
    </Split>
  );
}
