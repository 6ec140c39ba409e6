import { useRef, useState } from 'react';
import { later } from '#lib/later.ts';
import type { PosterContent } from './content.ts';
import { HINDI_LOCAL } from './hindi-outlines.ts';
import type { Local } from './local.ts';

/** Outlines of each language; Hindi's two lines come with the studio, and its others are here. */
const DRAWN = {
  hi: later(() => import('#generated/posters/hi.ts'), { pack: 'posters' }),
  bn: later(() => import('#generated/posters/bn.ts'), { pack: 'posters' }),
  mr: later(() => import('#generated/posters/mr.ts'), { pack: 'posters' }),
  te: later(() => import('#generated/posters/te.ts'), { pack: 'posters' }),
  ta: later(() => import('#generated/posters/ta.ts'), { pack: 'posters' }),
  gu: later(() => import('#generated/posters/gu.ts'), { pack: 'posters' }),
  kn: later(() => import('#generated/posters/kn.ts'), { pack: 'posters' }),
};

const steps = later(() => import('./kit.ts'), { pack: 'posters' });

/** Languages of a poster. */
export type PosterLanguage = 'en' | keyof typeof DRAWN;

/**
 * The language of a poster and its outlines. A choice shows at once; where its outlines cannot be loaded, the one
 * before comes back.
 */
export function useLanguage() {
  const [shown, setShown] = useState({
    language: 'hi' as PosterLanguage,
    hasSteps: false,
    local: HINDI_LOCAL as Local | undefined,
    kit: undefined as PosterContent['kit'],
  });
  const [picked, setPicked] = useState(shown);
  const [isMissing, setMissing] = useState(false);
  const last = useRef(picked);

  async function choose(language: PosterLanguage, hasSteps: boolean): Promise<void> {
    const next: typeof shown = { language, hasSteps, local: undefined, kit: undefined };
    last.current = next;
    setPicked(next);
    setMissing(false);
    try {
      if (hasSteps) next.kit = (await steps.load()).kit;
      if (language === 'hi' && !hasSteps) next.local = HINDI_LOCAL;
      else if (language !== 'en') next.local = (await DRAWN[language].load()).local;
      if (last.current === next) setShown(next);
    } catch {
      if (last.current !== next) return;
      setPicked(shown);
      setMissing(true);
    }
  }
  return { language: picked.language, ticked: picked.hasSteps, shown, isMissing, choose };
}
