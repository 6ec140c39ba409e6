import { Icon } from '#components/Icon.tsx';
import type { Choice } from './choices.ts';
import { languageOf } from './language-of.ts';
import { Marked } from './Marked.tsx';
import type { Term } from './terms.ts';
import './choice.scss';

/** What a line to choose shows, with the words marked that were asked for. */
export function ChoiceText({ choice, terms }: { choice: Choice; terms: readonly Term[] }) {
  const { act, icon, title, line, method, inEnglish } = choice;
  return (
    <>
      <span className="loop loop-sm">
        <Icon name={icon} />
      </span>
      <span>
        <b>
          {method && <span className="choice__verb">{`${method} `}</span>}
          <span lang={act?.lang ?? languageOf(title, inEnglish)}>
            <Marked text={title} terms={terms} />
          </span>
        </b>
        <small lang={languageOf(line, inEnglish)}>
          <Marked text={line} terms={terms} />
        </small>
      </span>
    </>
  );
}
