import { partFile, SHELL_FILE } from '../../../../src/routes/page-files.ts';
import { compose, readPart } from '../../../../src/routes/page-part.ts';
import { HINDI, integrityOf, ORIGIN, SmallBuild } from '../worker-scope.ts';
import { routes } from './few-routes.ts';

export { HINDI };

export const PATHS: readonly string[] = routes.map(({ path }) => path);

/** A script with a hash in its name that one build alone has. */
export const scriptOf = (build: number): string => `/assets/app-build${build}.js`;

/** Builds that may be deployed, one after the other or back. */
export const BUILDS: readonly SmallBuild[] = [0, 1, 2].map(
  (n) =>
    new SmallBuild(
      { '/assets/main.js': `main ${n}`, [scriptOf(n)]: `app ${n}`, '/art/a.svg': `art ${n}` },
      n === 2 ? '' : ` of build ${n}`,
      `shell ${n}`,
      `hindi${n}`,
    ),
);

/** Keys of all that a build needs for a page, or for a script of it. */
export function keysOf(build: number, path: string): string[] {
  const { responses } = BUILDS[build] as SmallBuild;
  const urls = PATHS.includes(path) ? [`/${SHELL_FILE}`, `/${partFile(path)}`] : [path];
  return urls.map((url) => `${ORIGIN}${url}?v=${integrityOf(responses[url] as string).slice(-12)}`);
}

/** The document of a page of a build, in a language of it. */
export function pageOf(build: number, path: string, prefix = ''): string {
  const { responses } = BUILDS[build] as SmallBuild;
  const text = (file: string) => responses[`${prefix}/${file}`] as string;
  return compose(text('shell.txt'), readPart(text(partFile(path))));
}
