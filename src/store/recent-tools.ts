import { LOCAL } from './keys.ts';

/** Tools that are offered again. */
const MAX_RECENT = 3;

/** Addresses of the tools that were opened last from the board, a menu or the search, the latest first. What is stored may be anything. */
export function recentTools(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LOCAL.recentTools) ?? '[]');
    return Array.isArray(kept) ? kept.filter((to) => typeof to === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a tool before the others. Blocked storage throws on every touch, and then nothing is kept. */
export function rememberTool(to: string): void {
  const kept = [to, ...recentTools().filter((other) => other !== to)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(LOCAL.recentTools, JSON.stringify(kept));
  } catch {}
}
