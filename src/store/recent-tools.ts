import { asTexts, kept } from './kept.ts';
import { LOCAL } from './keys.ts';

/** Tools that are offered again. */
const MAX_RECENT = 3;

const keptTools = kept(LOCAL.recentTools, asTexts);

/** Addresses of the tools that were opened last from the board, a menu or the search, the latest first. */
export const recentTools = (): string[] => keptTools.read();

/** Puts a tool before the others. */
export function rememberTool(to: string): void {
  const tools = [to, ...recentTools().filter((other) => other !== to)].slice(0, MAX_RECENT);
  keptTools.write(JSON.stringify(tools));
}
