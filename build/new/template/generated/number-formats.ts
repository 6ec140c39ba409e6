import type { NumberFormat as Real } from '../../../../src/generated/number-formats.ts';

export type NumberFormat = Real | 'newcheck';
