import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readArt } from '../colours/recolour.ts';
import { afterWriting } from '../vite/after-writing.ts';

/** Ships the drawings of `public/art` in the colours of today's tokens, and serves them so in development. */
export function artColours(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'art-colours',
    configResolved(resolved) {
      config = resolved;
    },
    ...afterWriting(async () => {
      const art = path.resolve(config.root, config.build.outDir, 'art');
      // Not what lies in the folder of the build: that may hold an earlier one, and what was compressed of it.
      for (const name of await readdir(path.join(config.publicDir, 'art')))
        await writeFile(path.join(art, name), await readArt(config.root, name));
    }, 'pre'),
    configureServer(server) {
      server.middlewares.use('/art', async (request, response, next) => {
        const name = /^\/([\w-]+\.svg)(?:\?|$)/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        try {
          const svg = await readArt(config.root, name);
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
