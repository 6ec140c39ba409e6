import { useMemo, useRef, useState } from 'react';
import { pageInks } from '#components/drawing/inks.ts';
import { measureInPage, pageFamily } from '#components/drawing/paint.ts';
import { SheetPicture } from '#components/drawing/SheetPicture.tsx';
import { Note } from '#components/Note.tsx';
import { formatAmount } from '#domain/rupees.ts';
import type { DrawnRequest } from '#features/upi-qr/draw-request.ts';
import * as words from '#features/upi-qr/words/upi-poster.ts';
import { CodeAlone } from './CodeAlone.tsx';
import { LANGUAGES, LAYOUTS, SIZES } from './choices.ts';
import { Picks } from './Picks.tsx';
import type { PosterLayout } from './poster.ts';
import { StudioActions } from './StudioActions.tsx';
import { type PosterSize, posterSheet } from './sheet.ts';
import { Ticks } from './Ticks.tsx';
import { useLanguage } from './use-language.ts';

/** The poster of a request, in the layout, language and size that its visitor picks. */
export function Studio({ drawn, advice }: { drawn: DrawnRequest; advice: string }) {
  const { request, code } = drawn;
  const [layout, setLayout] = useState<PosterLayout>('rangoli');
  const { language, ticked, shown, isMissing, choose } = useLanguage();
  const { local, kit } = shown;
  const [isBelow, setBelow] = useState(true);
  const [size, setSize] = useState<PosterSize>('a5');
  const picture = useRef<SVGSVGElement>(null);
  const printed = useRef<HTMLElement>(null);
  const pen = useMemo(() => ({ inks: pageInks(), measure: measureInPage() }), []);
  const family = useMemo(pageFamily, []);

  const content = {
    ...request,
    amount: request.paise === undefined ? undefined : formatAmount(request.paise),
    local,
    inEnglish: !local || isBelow,
    kit,
    code,
  };
  const sheet = posterSheet(size, layout, content, pen);
  const named = LAYOUTS.find(({ value }) => value === layout)?.label ?? '';
  return (
    <div className="studio">
      <div className="stage">
        <section className={`sheet sheet-${size}`} aria-label={words.poster} ref={printed}>
          <SheetPicture
            sheet={sheet}
            label={words.codeOnPoster(request.upiId, named, request.name)}
            family={family}
            ref={picture}
          />
        </section>
        <StudioActions
          drawn={drawn}
          sheet={sheet}
          local={local}
          pen={pen}
          picture={picture}
          printed={printed}
        />
      </div>
      <div className="studio__picks">
        <Picks
          legend={words.layout}
          choices={LAYOUTS}
          value={layout}
          onPick={setLayout}
          picture={(each) => (
            <SheetPicture
              sheet={posterSheet('a4', each, content, pen)}
              label={each}
              family={family}
            />
          )}
        />
        <Picks
          legend={words.language}
          choices={LANGUAGES}
          value={language}
          onPick={(picked) => void choose(picked, ticked)}
        />
        <div role="status">
          {isMissing && <p>{words.languageMissing}</p>}
          {language !== 'en' && language !== 'hi' && <p>{words.notRead}</p>}
        </div>
        <Ticks
          legend={words.onPoster}
          ticks={[
            ...(local ? [{ label: words.englishToo, isOn: isBelow, onTick: setBelow }] : []),
            {
              label: words.steps,
              isOn: ticked,
              onTick: (isOn) => void choose(language, isOn),
            },
          ]}
        />
        <Picks legend={words.size} choices={SIZES} value={size} onPick={setSize} />
        <Note tone="info">
          <p>{words.test}</p>
        </Note>
        <CodeAlone drawn={drawn} />
        <Note tone="info">
          <p>{advice}</p>
        </Note>
      </div>
    </div>
  );
}
