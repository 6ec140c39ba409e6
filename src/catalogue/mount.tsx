import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { Elements } from '#components/elements.ts';
import { AnyBlock } from './Catalogue.tsx';
import { componentSamples } from './component-samples.tsx';
import type { MountTarget } from './mount-api.ts';
import { toolSample, viewSample } from './page-samples.tsx';
import { sectionSamples } from './section-samples.ts';

const components = new Map(Object.entries(componentSamples));
const sections = new Map(Object.entries(sectionSamples));

/** Lets tests show one sample at a time, each replacing the one before, freshly mounted. */
export function offerMount(root: Root): void {
  let mounted = 0;
  window.mount = async (target) => {
    const shown = await sampleOf(target);
    mounted++;
    flushSync(() =>
      root.render(
        <StrictMode key={mounted}>
          <MemoryRouter>{shown}</MemoryRouter>
        </StrictMode>,
      ),
    );
    scrollTo(0, 0);
  };
  window.samples = [...sections.keys(), ...components.keys()];
  window.unmount = () => flushSync(() => root.render(null));
  followTheme();
}

async function sampleOf(target: MountTarget): Promise<Elements> {
  if ('view' in target) return <main>{await viewSample(target.view)}</main>;
  return (
    <main className="section">
      <div className="container">
        {'tool' in target ? await toolSample(target.tool) : blockOf(target.sample)}
      </div>
    </main>
  );
}

function blockOf(name: string): Elements {
  const section = sections.get(name);
  if (section) return <AnyBlock section={section} titleId="sample-title" />;
  if (!components.has(name)) throw new Error(`There is no sample ${name}.`);
  return components.get(name);
}

/** As a page's script does where the page sets no theme. */
function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    document.documentElement.dataset.bsTheme = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
}
