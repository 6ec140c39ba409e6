import { CheckList } from '#components/CheckList.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { CodeText } from '#components/code/CodeText.tsx';
import type { ShownRecipe } from '#copy/types/recipe.ts';
import { Run } from './Run.tsx';

interface RecipeStepsProps {
  steps: ShownRecipe['steps'];
  /** Before what has to be so in an answer. */
  holdsLabel: string;
}

/** The calls of a recipe, each with why, its command, what must hold after it, and a run in place. */
export function RecipeSteps({ steps, holdsLabel }: RecipeStepsProps) {
  return (
    <ol className="recipe">
      {steps.map(({ title, text, method, path, curl, holds, run }) => (
        <li key={title} className="row g-4 g-xl-5">
          <div className="col-lg-5">
            <h3>{title}</h3>
            <p>{text}</p>
            {holds.length > 0 && (
              <>
                <p className="muted small">{holdsLabel}</p>
                <CheckList ticked items={holds} />
              </>
            )}
          </div>
          <div className="col-lg-7">
            <section className="code" aria-label={`${method} ${path}`}>
              <div className="code__bar">
                <span className="code__verb">{method}</span>
                <span className="code__path">{path}</span>
                <CopyButton text={curl} />
              </div>
              <CodeText>{curl}</CodeText>
            </section>
            <Run id={run} />
          </div>
        </li>
      ))}
    </ol>
  );
}
