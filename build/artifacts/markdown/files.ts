import { isForIntegrators, markdownFile } from '../../../src/features/markdown/markdown-file.ts';
import { routes } from '../../../src/routes/paths.ts';

/** Files of Markdown that pages for integrators may have, each next to its HTML. */
export const MARKDOWN_FILES: readonly string[] = routes
  .filter(({ path }) => isForIntegrators(path))
  .map(({ path }) => markdownFile(path).slice(1));

/** All of it in one file, by the name that llmstxt.org gave it. */
export const WHOLE_FILE = 'llms-full.txt';
