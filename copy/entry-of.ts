import type { ToolEntry, ToolFile } from '#copy/types/toolbox.ts';

/** What is shown of a tool, without its place among the others. */
export const entryOf = <File extends ToolFile>({
  group: _group,
  place: _place,
  menuPlace: _menuPlace,
  legal: _legal,
  ...entry
}: File): ToolEntry => entry;
