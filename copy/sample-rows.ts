import type { Sample } from '#copy/types/sample.ts';

/** Samples as rows of the reference. A field left empty is left out; a lone field goes without its name. */
export function rowsOf(samples: readonly Sample[]) {
  return samples.map(({ label, values, outcome }) => {
    const fields = Object.entries(values);
    const filled = fields.filter(([, text]) => text !== '');
    const input =
      fields.length === 1
        ? filled.map(([, text]) => text).join()
        : filled.map(([name, text]) => `${name}: ${text}`).join(', ');
    return { label, input: input || 'Nothing', outcome };
  });
}
