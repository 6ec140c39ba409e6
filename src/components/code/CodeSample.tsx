import { useEffect } from 'react';
import type { Endpoint } from '#copy/types/endpoint.ts';
import { readCodeLanguage, setCodeLanguage, useCodeLanguage } from '#store/code-language.ts';
import { wordsTag } from '#words/language.ts';
import * as words from '#words/sections.ts';
import { CodeTabs } from './CodeTabs.tsx';

/** A request with made-up values in the language that the visitor last chose, cURL at first. */
export function CodeSample({ endpoint: { method, path, samples } }: { endpoint: Endpoint }) {
  const language = useCodeLanguage((state) => state.language);
  useEffect(readCodeLanguage, []);

  return (
    <CodeTabs
      id="request"
      label={words.requestSample(path)}
      tabsLabel={words.language}
      head={
        <>
          <span className="code__verb">{method}</span>
          <span className="code__path">{path}</span>
        </>
      }
      tabs={samples}
      chosen={language}
      onChoose={setCodeLanguage}
      note={words.sendsNothing}
      lang={wordsTag}
    />
  );
}
