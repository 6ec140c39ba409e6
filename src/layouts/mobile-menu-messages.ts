/** What the menu of narrow screens says by itself. */
export const messages = {
  search: 'Search tools and pages',
  tools: 'Tools, no network needed',
  all: (count: number) => `All ${count}`,
  allTools: (count: number) => `All ${count} tools`,
} as const;
