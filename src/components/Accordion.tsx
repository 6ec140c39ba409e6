import { useLocation } from 'react-router-dom';
import type { Question } from '#copy/types/sections.ts';
import { AccordionAnswer } from './AccordionAnswer.tsx';
import { Icon } from './Icon.tsx';
import { useKeptInStep } from './kept-in-step.ts';

/**
 * Questions that open their answers, one at a time, and again after Back. Without JavaScript all answers are shown.
 *
 * @param anchor of what they are in; the first question is at `<anchor>-q0`, where the search leads to it
 * @param heading element that holds each question, one level below the heading above
 * @param firstOpen whether the first answer is open at the start
 */
export function Accordion({
  items,
  anchor,
  heading: Heading = 'h3',
  firstOpen = false,
}: {
  items: readonly Question[];
  anchor: string;
  heading?: 'h2' | 'h3' | 'h4';
  firstOpen?: boolean;
}) {
  const first = items[0]?.question ?? '';
  const { hash } = useLocation();
  const asked = items.find((_, i) => hash === `#${anchor}-q${i}`)?.question;
  const [opened, setOpened] = useKeptInStep(first, firstOpen ? first : '', asked);
  return (
    <div className="accordion faq">
      {items.map(({ question, answer }, i) => {
        const open = question === opened;
        const [questionId, answerId] = [`${anchor}-q${i}`, `${anchor}-a${i}`];
        return (
          <div key={question} className="accordion-item">
            <Heading className="accordion-header">
              <button
                type="button"
                className="accordion-button"
                id={questionId}
                aria-expanded={open}
                aria-controls={answerId}
                onClick={() => setOpened(open ? '' : question)}
              >
                <span>{question}</span>
                <Icon name="chevron-down" />
              </button>
            </Heading>
            <AccordionAnswer
              id={answerId}
              labelledBy={questionId}
              open={open}
              onFound={() => setOpened(question)}
            >
              {answer}
            </AccordionAnswer>
          </div>
        );
      })}
    </div>
  );
}
