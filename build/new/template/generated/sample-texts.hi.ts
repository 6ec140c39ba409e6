import { textsBetween } from '#copy/translate.ts';
import { samples as newTool } from '#languages/hi/features/new-tool/tool.ts';
import { samples as numberCheckNewcheck } from '#languages/hi/features/number-check/newcheck/tool.ts';
import { samples } from './samples.ts';

export const sampleTexts = {
  newTool: textsBetween(samples.newTool, newTool),
  numberCheckNewcheck: textsBetween(samples.numberCheckNewcheck, numberCheckNewcheck),
} as const;
