import { SectionHead } from '#components/sections/SectionHead.tsx';
import { useHydrated } from '#components/use-hydrated.ts';
import type { PhoneStep } from '#copy/types/phone.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import { Handset } from './Handset.tsx';
import './phone.scss';
import { useSteps } from './use-steps.ts';

/**
 * A product's own screens on a drawn phone, and the steps in words that show them. The phone is a picture;
 * all that it says to those who do not see it is in the steps. Where the section comes first on its page,
 * the phone rises into the page's head.
 */
export function PhoneSection({
  section,
  titleId,
}: {
  section: SectionOf<'phone'>;
  titleId: string;
}) {
  const { steps } = section;
  const { picture, at, slides, choose } = useSteps(steps.length);
  const step = steps[at] as PhoneStep;
  return (
    <div className="phone">
      <div className="phone__picture" ref={picture} aria-hidden="true">
        {/* With its own key each screen is mounted again, and so slides in. */}
        <Handset key={at} screen={step.screen} slides={slides} />
      </div>
      <div className="phone__story">
        <SectionHead head={section} titleId={titleId} />
        <ol className="play">
          {steps.map((each, i) => (
            <li key={each.title}>
              <Step step={each} number={i + 1} isShown={i === at} onChoose={() => choose(i)} />
            </li>
          ))}
        </ol>
        <p className="play__caption" aria-hidden="true">
          <b>{step.title}</b>
          <span>{step.text}</span>
        </p>
      </div>
    </div>
  );
}

interface StepProps {
  step: PhoneStep;
  number: number;
  isShown: boolean;
  onChoose: () => void;
}

/** A step in words. It is a button once a press would do something. */
function Step({ step: { title, text }, number, isShown, onChoose }: StepProps) {
  const hydrated = useHydrated();
  const current = isShown ? 'step' : undefined;
  const words = (
    <>
      <span className="play__number">{number}</span>
      <span className="play__words">
        <b>{title}</b> <span>{text}</span>
      </span>
    </>
  );
  if (!hydrated)
    return (
      <div className="play__step" aria-current={current}>
        {words}
      </div>
    );
  return (
    <button type="button" className="play__step" aria-current={current} onClick={onChoose}>
      {words}
    </button>
  );
}
