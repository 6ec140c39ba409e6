import type { Sample } from '#copy/types/sample.ts';
import type { samples } from '#features/new-tool/samples.ts';
import type { Tools as Real } from '../../../../src/generated/tool-copy.ts';

export interface Tools extends Real {
  'new-tool': { samples: readonly Sample<keyof (typeof samples)[number]['values']>[] };
}
