import { entryOf } from '#copy/entry-of.ts';
import type { Specimen, ToolEntry, ToolFile } from '#copy/types/toolbox.ts';
import { tools } from '#generated/tools.ts';

const all: readonly ToolFile[] = Object.values(tools);

/** The tools most used, in the order of the menus. `toolbox.ts` has their place among all. */
export const menuTools: readonly (ToolEntry & { specimen: Specimen })[] = all
  .filter(({ menuPlace }) => menuPlace !== undefined)
  .sort((a, b) => Number(a.menuPlace) - Number(b.menuPlace))
  .map((tool) => {
    if (!tool.specimen) throw new Error(`${tool.name} is in the menus and has no specimen.`);
    return { ...entryOf(tool), specimen: tool.specimen };
  });
