import type { ChangeEvent } from 'react';
import type { FieldControl } from '#components/forms/Field.tsx';
import type { NumberField } from '#copy/types/numbers.ts';
import { MAX_LINE_CHARACTERS, MAX_NUMBER_CHARACTERS } from './limits.ts';

type Control = {
  name: string;
  className: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
} & FieldControl;

/** Control of one number. Browsers are asked neither to keep nor to correct what is typed. */
export function NumberControl({ control, keys }: { control: Control; keys: NumberField['keys'] }) {
  const quiet = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;
  if (keys === 'lines')
    return <textarea {...control} {...quiet} rows={4} maxLength={MAX_LINE_CHARACTERS} />;
  return (
    <input
      {...control}
      {...quiet}
      type="text"
      inputMode={keys === 'capitals' ? 'text' : keys}
      autoCapitalize={keys === 'capitals' ? 'characters' : 'none'}
      maxLength={MAX_NUMBER_CHARACTERS}
    />
  );
}
