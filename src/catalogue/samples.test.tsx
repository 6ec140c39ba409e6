import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Catalogue } from '#catalogue/Catalogue.tsx';
import { componentSamples } from '#catalogue/component-samples.tsx';
import { sectionSamples } from '#catalogue/section-samples.ts';

const COMPONENTS = path.resolve(import.meta.dirname, '../components');

/** Folders of `src/components` whose parts are in samples of sections and of other components. */
const SHOWN_BY_OTHERS = new Set(['sections', 'drawing']);

test('every component has a sample', () => {
  const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !SHOWN_BY_OTHERS.has(path.dirname(file)),
  );
  expect(Object.keys(componentSamples).sort()).toEqual(
    files.map((name) => path.basename(name, '.tsx')).sort(),
  );
});

test('the catalogue renders a sample of every section and component', () => {
  const html = renderToString(<Catalogue />);
  for (const name of [...Object.keys(sectionSamples), ...Object.keys(componentSamples)])
    expect(html).toContain(`id="${name}"`);
});
