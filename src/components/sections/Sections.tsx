import { type ComponentType, Suspense } from 'react';
import type { CommonSection, Section } from '#copy/types/sections.ts';
import { CommonBlock } from './CommonBlock.tsx';

interface BlockProps<S> {
  section: S;
  titleId: string;
}

/**
 * Stacks the sections of a page in bands of alternating ground. Notes and links stay in the band of
 * the section before them; a call to action closes the page on plain ground. Bands never suspend: their
 * boundaries let a long page be hydrated piece by piece, the one that is pressed first.
 */
export function Sections<S extends Section = CommonSection>({
  sections,
  tight = false,
  // A view whose sections are of other kinds brings what renders them.
  block: Each = CommonBlock as ComponentType<BlockProps<S>>,
}: {
  sections: readonly S[];
  tight?: boolean;
  block?: ComponentType<BlockProps<S>>;
}) {
  const bands = bandsOf(sections);
  return bands.map(([first, ...more], i) => {
    if (!first) return null;
    const id = ('id' in first && first.id) || `part-${i + 1}`;
    const titleId = `${id}-title`;
    return (
      <Suspense key={id}>
        <section
          id={id}
          className={ground(first, i, tight)}
          aria-labelledby={isAside(first) ? undefined : titleId}
        >
          <div className="container">
            <Each section={first} titleId={titleId} />
            {more.map((section) => (
              <div key={section.kind} className="section__more">
                <Each section={section} titleId={`${titleId}-${section.kind}`} />
              </div>
            ))}
          </div>
        </section>
      </Suspense>
    );
  });
}

const isAside = ({ kind }: Section) => kind === 'note' || kind === 'links' || kind === 'runs';

function bandsOf<S extends Section>(sections: readonly S[]): S[][] {
  const bands: S[][] = [];
  for (const section of sections) {
    if (section.kind === 'timeline' && section.items.length === 0) continue;
    const band = bands.at(-1);
    if (band && isAside(section)) band.push(section);
    else bands.push([section]);
  }
  return bands;
}

function ground(first: Section, index: number, tight: boolean): string {
  const classes = ['section'];
  if (first.kind === 'terms') classes.push('section--terms');
  if (tight) classes.push('section--tight');
  if (first.kind !== 'callToAction') {
    if (index % 2 === 1) classes.push('section--sunken');
  } else if (index % 2 === 1) classes.push('section--end');
  return classes.join(' ');
}
