import { Fragment, useEffect } from 'react';
import { CodeTabs } from '#components/code/CodeTabs.tsx';
import { useHydrated } from '#components/use-hydrated.ts';
import type { ReferenceCall, ReferenceLabels } from '#copy/types/reference.ts';
import { readCodeLanguage, setCodeLanguage, useCodeLanguage } from '#store/code-language.ts';
import { useSamples } from './use-samples.ts';

/** The request of a call in the chosen language. The page has curl; the others come with the first choice. */
export function CallSample({ call, labels }: { call: ReferenceCall; labels: ReferenceLabels }) {
  const [curl, ...others] = labels.languages;
  const language = useCodeLanguage((state) => state.language);
  const isOther = others.some(({ id }) => id === language);
  const samples = useSamples(isOther);
  const hydrated = useHydrated();
  useEffect(readCodeLanguage, []);

  const textIn = (id: string): string =>
    samples === 'failed' ? labels.notLoaded : (samples?.[call.id]?.[id] ?? '');
  return (
    <CodeTabs
      id={`${call.id}-request`}
      label={`${labels.sample}: ${call.title}`}
      tabsLabel={labels.language}
      head={
        <>
          <span className="code__verb">{call.method}</span>
          <span className="code__path">
            {call.path.split(/(?=\/)/).map((step) => (
              <Fragment key={step}>
                <wbr />
                <span>{step}</span>
              </Fragment>
            ))}
          </span>
        </>
      }
      tabs={[
        ...(curl ? [{ ...curl, text: call.curl }] : []),
        ...(hydrated ? others.map((each) => ({ ...each, text: textIn(each.id) })) : []),
      ]}
      chosen={language}
      onChoose={setCodeLanguage}
    />
  );
}
