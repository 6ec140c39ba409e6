import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { Elements } from '#components/elements.ts';
import { AnyBlock } from './Catalogue.tsx';
import { componentSamples } from './component-samples.tsx';
import { sectionSamples } from './section-samples.ts';
import { toolSample } from './tool-samples.tsx';

const components = new Map(Object.entries(componentSamples));
const sections = new Map(Object.entries(sectionSamples));

/** Lets tests show one sample at a time, each in the place of the one before and as new. */
export function offerMount(root: Root): void {
  let mounted = 0;
  window.mount = async (name) => {
    const sample = await sampleOf(name);
    mounted++;
    flushSync(() => root.render(<Sample key={mounted}>{sample}</Sample>));
    scrollTo(0, 0);
  };
  window.samples = [...sections.keys(), ...components.keys()];
  window.unmount = () => flushSync(() => root.render(null));
  followTheme();
}

const Sample = ({ children }: { children: Elements }) => (
  <StrictMode>
    <MemoryRouter>
      <main className="section">
        <div className="container">{children}</div>
      </main>
    </MemoryRouter>
  </StrictMode>
);

async function sampleOf(name: string): Promise<Elements> {
  if (name.startsWith('/')) return toolSample(name);
  const section = sections.get(name);
  if (section) return <AnyBlock section={section} titleId="sample-title" />;
  if (!components.has(name)) throw new Error(`There is no sample ${name}.`);
  return components.get(name);
}

/** As the script of a page does that has no theme of its own. */
function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    document.documentElement.dataset.bsTheme = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
}
