import type { Rolldown } from 'vite';

/** The modules of which something is in a bundle, as the bundler names them. */
export const shippedModules = (
  output: readonly Rolldown.RolldownOutput['output'][number][],
): string[] =>
  output.flatMap((file) =>
    file.type === 'asset'
      ? file.originalFileNames
      : Object.keys(file.modules).filter((id) => file.modules[id]?.renderedLength),
  );
