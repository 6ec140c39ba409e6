import { FIELDS } from '#core/outbox/payload.ts';
import { STORES } from '#store/keys.ts';
import type { Draft } from './kept.ts';

/** What a visitor types into each form; the rest of a draft is chosen or made for them. */
const TYPED: Readonly<Record<Draft['form'], readonly string[]>> = {
  contact: FIELDS,
  signUp: ['name', 'phone', 'email', 'requirement'],
};

/** Each tab has its own drafts: the second one's key ends in `-1`. */
const DRAFTS_KEY = new RegExp(`^${STORES.drafts.key}(-\\d+)?$`);

/** All drafts of all tabs in which something was typed. What is stored may be anything. */
export function draftsIn(entries: readonly (readonly [string, unknown])[]): Draft[] {
  return entries
    .filter(([key]) => DRAFTS_KEY.test(key))
    .flatMap(([, value]) => {
      const { state } = Object(value) as { state?: unknown };
      return (['contact', 'signUp'] as const).map((form) => ({
        form,
        fields: typedIn(Object(state)[form], TYPED[form]),
      }));
    })
    .filter(({ fields }) => Object.keys(fields).length > 0);
}

function typedIn(draft: unknown, names: readonly string[]): Record<string, string> {
  const values = Object(draft) as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = values[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
}
