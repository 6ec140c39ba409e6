import { quoted } from '../recipe.ts';
import type { NewField } from './kind.ts';

/** The value of older records, as source. */
export const olderValue = ({ type, older }: NewField): string =>
  type === 'text' ? `'${quoted(older)}'` : String(Number(older));
