import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STORAGE_PREFIX } from '../../facts/site.ts';
import type { PageList } from '../../src/sw/manifest.ts';
import { languageAttributes } from './document.ts';
import type { Frame } from './types.ts';

/** The script of these pages, a file that every device keeps. */
const WAITING_SCRIPT = 'waiting.js';

/** How often a page that waits looks whether the other one is there. */
const LOOK_MS = 5_000;

/**
 * The pages that the worker gives where one is neither on the device nor to be fetched, by the prefixes of their
 * languages. They are in the worker's own list, since no other file may be there.
 */
export const waitingPages = (frames: readonly Frame[]): PageList['waiting'] =>
  Object.fromEntries(frames.map((frame) => [frame.language.prefix, waitingPage(frame)]));

function waitingPage({ template, language, languageStyles }: Frame): string {
  const { prefix, home, waiting } = language;
  const styles = template.match(/<link rel="stylesheet"[^<>]*>/g) ?? [];
  const link = (kind: string, href: string, text: string) =>
    `<a class="btn btn-${kind}" href="${href}">${text}</a>`;
  const links = [
    link('primary', '', waiting.again),
    prefix && link('outline-primary', '{path}', waiting.inDefault),
    link('text', '/', home),
  ];
  return `<!doctype html>
<html ${languageAttributes(language)}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${waiting.heading}</title>
<link rel="icon" href="data:,">
<script src="/${WAITING_SCRIPT}"></script>
${[...styles, languageStyles?.styles ?? ''].join('')}
<main class="container section">
<h1>${waiting.heading}</h1>
<p>${waiting.text}</p>
<p>${waiting.kept}</p>
<p class="d-flex flex-wrap gap-3">${links.join('')}</p>
</main>`;
}

/** Writes the script of these pages. */
export async function writeWaitingScript(root: string, out: string): Promise<void> {
  const source = await readFile(path.join(root, 'build/document/waiting-script.js'), 'utf8');
  const script = source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
    .replace('PREFIX', STORAGE_PREFIX)
    .replace('LOOK_MS', String(LOOK_MS));
  await writeFile(path.join(out, WAITING_SCRIPT), script);
}
