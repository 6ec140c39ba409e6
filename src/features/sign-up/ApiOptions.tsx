import { memo } from 'react';
import type { Tool } from '#copy/types/tools.ts';
import * as words from './words/form.tsx';

/** What the list of APIs offers. It never changes, so that no key in another field re-renders it. */
export const ApiOptions = memo(function ApiOptions({ apis }: Pick<Tool<'sign-up'>, 'apis'>) {
  return (
    <>
      <option value="" disabled>
        {words.chooseApi}
      </option>
      {apis.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
});
