import { MemoryRouter } from 'react-router-dom';
import type { Elements } from '#components/elements.ts';
import { NoResult } from '#components/results/NoResult.tsx';
import { CompanyBlock } from '#components/sections/CompanyBlock.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import { ToolContext } from '#components/tools/tool-context.ts';
import type { Section } from '#copy/types/sections.ts';
import { ProductBlock } from '#features/product/ProductBlock.tsx';
import { RatesBlock } from '#features/rates/RatesBlock.tsx';
import { componentSamples } from './component-samples.tsx';
import { sectionSamples } from './section-samples.ts';

const sections = Object.entries(sectionSamples);
const components = Object.entries(componentSamples);

/** Every section kind and every component with sample data, one below the other. Links lead nowhere. */
export function Catalogue() {
  return (
    <MemoryRouter>
      <ToolContext value={<NoResult icon="plug" text="The page’s tool is here." />}>
        <div className="container catalogue-contents">
          <Contents heading="Sections" names={sections.map(([kind]) => kind)} />
          <Contents heading="Components" names={components.map(([name]) => name)} />
        </div>
        {sections.map(([kind, section]) => (
          <Sample key={kind} name={kind}>
            <AnyBlock section={section} titleId={`${kind}-title`} />
          </Sample>
        ))}
        {components.map(([name, sample]) => (
          <Sample key={name} name={name}>
            {sample}
          </Sample>
        ))}
      </ToolContext>
    </MemoryRouter>
  );
}

/** No page has sections of all kinds: those with code come with text pages, others with products or the company. */
export function AnyBlock({ section, titleId }: { section: Section; titleId: string }) {
  switch (section.kind) {
    case 'code':
    case 'texts':
    case 'endpoints':
    case 'downloads':
    case 'testValues':
    case 'runs':
    case 'sequence':
      return <TextBlock section={section} titleId={titleId} />;
    case 'rates':
      return <RatesBlock section={section} titleId={titleId} />;
    case 'choices':
    case 'groups':
    case 'certificates':
    case 'timeline':
    case 'plot':
      return <CompanyBlock section={section} titleId={titleId} />;
    default:
      return <ProductBlock section={section} titleId={titleId} />;
  }
}

function Contents({ heading, names }: { heading: string; names: readonly string[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="h5">{heading}</h2>
      <ul className="chips">
        {names.map((name) => (
          <li key={name}>
            <a className="chip" href={`#${name}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sample({ name, children }: { name: string; children: Elements }) {
  return (
    <section className="section catalogue-sample" id={name} aria-label={name}>
      <div className="container">
        <p className="catalogue-sample__name">{name}</p>
        {children}
      </div>
    </section>
  );
}
