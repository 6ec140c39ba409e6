import { rowsOf } from '#copy/sample-rows.ts';
import { samples } from '#generated/samples.ts';
import { tools } from '#generated/tools.ts';

type Name = keyof typeof samples;

/** What every tool of the site may be tried with. */
export const testValues = (Object.keys(samples) as Name[]).map((name) => ({
  label: tools[name].title,
  to: tools[name].to,
  rows: rowsOf(samples[name]),
}));
