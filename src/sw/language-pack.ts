import { applyDelta, readDelta } from '#core/languages/delta.ts';
import { LANGUAGE_PACK } from '#core/languages/language-files.ts';
import { afterPaint } from './after-paint.ts';
import { fromOlderBuild, readIntact } from './cached-file.ts';
import type { Language } from './kept-languages.ts';
import { findEntry, keyOf } from './manifest.ts';
import type { Pack } from './unpack.ts';

/** The pack of a language, whose files are made of those of the default language that this device has by then. */
export const languagePack = (prefix: string, { packFrom, entries }: Language): Pack => ({
  url: `${prefix}/${LANGUAGE_PACK}`,
  from: packFrom,
  entries,
  decode: async (text) => {
    const delta = readDelta(text);
    const base = findEntry(delta[0]);
    // A page for integrators is in their list: use any copy of that name; the digest decides.
    const bytes = await (base ? readIntact(keyOf(base)) : fromOlderBuild(delta[0]));
    await afterPaint();
    return applyDelta(delta, new TextDecoder().decode(bytes));
  },
});
