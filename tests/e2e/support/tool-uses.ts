import type { Page } from 'playwright/test';
import type { KeyboardUse, ToolUse } from '../../../copy/types/tool-use.ts';
import { uses } from '../../../src/generated/uses.ts';

/** A tool that is used once, with a keyboard alone. */
export interface TypedUse extends ToolUse {
  /** Folder in src/features that holds its `Tool.tsx`. */
  tool: string;
  keyboard: KeyboardUse;
}

/** Every tool by the folder of its `use.ts`. Contact, locker and sign-in have none: each has its own tests. */
export const ALL_USES: readonly (ToolUse & { tool: string })[] = Object.entries(uses).map(
  ([tool, use]) => ({ ...use, tool }),
);

/** Every tool but the locker and sign-in, each used once. */
export const TOOL_USES: readonly TypedUse[] = Object.entries(uses).flatMap(([folder, use]) => {
  const { keyboard } = use;
  return keyboard ? [{ ...use, keyboard, tool: folder.replace(/\/.*/, '') }] : [];
});

/** Pages whose fields forget what was typed when they are left, with texts for these fields by label. */
export const FORGETFUL = Object.values(uses).flatMap(({ path, forgets, secrets }) => {
  const { typed, kept } = secrets?.[0] ?? {};
  const texts = Object.entries({ ...kept, ...typed });
  const fields = texts.filter(([label]) => forgets?.includes(label));
  return fields.length > 0 ? [{ path, fields: Object.fromEntries(fields) }] : [];
});

/** The first field of a tool; a slider has the label of the field next to it. */
export const firstField = (page: Page, { first }: Pick<ToolUse, 'first'>) =>
  page.getByLabel(first, { exact: true }).and(page.locator(':not([type=range])'));
