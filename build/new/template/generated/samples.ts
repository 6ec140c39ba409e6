import { samples as newTool } from '#features/new-tool/samples.ts';
import { samples as numberCheckNewcheck } from '#features/number-check/newcheck/samples.ts';
import { samples as real } from '../../../../src/generated/samples.ts';

export const samples = { ...real, newTool, numberCheckNewcheck } as const;
