import type { Rolldown } from 'vite';

/** Everything in the catalogue of sections and components, which is for development alone. */
const FOLDER = 'src/catalogue/';

/** Files of a bundle that have taken any of the catalogue in. */
export const catalogueProblems = (output: readonly Rolldown.OutputBundle[string][]): string[] =>
  output.flatMap((file) =>
    (file.type === 'chunk' ? file.moduleIds : file.originalFileNames)
      .filter((module) => module.includes(FOLDER))
      .map((module) => `${file.fileName} holds ${module}, which is for development alone.`),
  );
