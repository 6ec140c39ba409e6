import { entryOf } from '#copy/entry-of.ts';
import type { ToolFile, ToolGroup } from '#copy/types/toolbox.ts';
import { tools } from '#generated/tools.ts';

const all: readonly ToolFile[] = Object.values(tools);

const groups: readonly Omit<ToolGroup, 'tools'>[] = [
  { id: 'collect', heading: 'Collect', line: 'Ask for money, and get paid' },
  { id: 'verify', heading: 'Verify', line: 'Check a number’s format' },
  { id: 'plan', heading: 'Plan', line: 'Know the cost first' },
  { id: 'keep', heading: 'Keep', line: 'Your documents and messages' },
];

/**
 * Every tool, calculator, maker and form, in the order of the tool board. Board, menus, home page, search and
 * demo are made of this list, and this list of the folders in `src/features`.
 */
export const toolbox: readonly ToolGroup[] = groups.map((group) => ({
  ...group,
  tools: all
    .filter((tool) => tool.group === group.id)
    .sort((a, b) => a.place - b.place)
    .map(entryOf),
}));

/** How many tools there are. */
export const TOOL_COUNT = all.length;
