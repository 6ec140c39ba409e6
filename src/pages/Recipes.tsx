import { RunContext } from '#components/code/run-context.ts';
import { HeadPicture } from '#components/head-picture/HeadPicture.tsx';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Runs } from '#components/sections/Runs.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import { Sequence } from '#components/sequence/Sequence.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { RecipeSteps } from '#features/sandbox/RecipeSteps.tsx';
import { Run } from '#features/sandbox/Run.tsx';
import '#features/sandbox/recipes.scss';

/** Recipes of the API, to copy and to run in place. */
export default function Recipes({ page }: { page: Page<'Recipes'> }) {
  const { head, sequence, picture } = page;
  return (
    <>
      <RunContext value={Run}>
        <PageHeader head={head}>
          {sequence && <Sequence sequence={sequence} />}
          {sequence?.runs && <Runs section={sequence.runs} />}
          {picture && <HeadPicture picture={picture} />}
        </PageHeader>
        <MarkdownLinks page={page} />
        <Sections sections={page.before} tight block={TextBlock} />
      </RunContext>
      {page.recipes.map(({ id, heading, intro, steps }) => (
        <section
          key={id}
          id={id}
          className="section section--tight"
          aria-labelledby={`${id}-title`}
        >
          <div className="container">
            <SectionHead head={{ heading, intro }} titleId={`${id}-title`} />
            <RecipeSteps steps={steps} holdsLabel={page.holdsLabel} />
          </div>
        </section>
      ))}
      <Sections sections={page.sections} tight block={TextBlock} />
    </>
  );
}
