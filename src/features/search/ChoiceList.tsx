import type { MouseEvent } from 'react';
import { Link } from '#components/Link.tsx';
import type { Path } from '#routes/paths.ts';
import { rememberTool } from '#store/recent-tools.ts';
import { closeSearch } from '#store/search-dialog.ts';
import * as said from '#words/search.ts';
import type { Act } from './acts/acts.ts';
import { ChoiceText } from './ChoiceText.tsx';
import type { Choice, ChoiceGroup } from './choices.ts';
import type { Term } from './terms.ts';

interface ChoiceListProps {
  listId: string;
  groups: readonly ChoiceGroup[];
  terms: readonly Term[];
  optionId: (choice: Choice) => string;
  activeId: string | undefined;
  onAct: (act: Act) => void;
}

/** Lines to choose, in groups. The keys reach them from the field, so that Tab does not stop at each. */
export function ChoiceList({ listId, groups, terms, optionId, activeId, onAct }: ChoiceListProps) {
  return (
    <div id={listId} className="palette__list" role="listbox" aria-label={said.results}>
      {groups.map(({ heading, choices }, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={heading} role="group" aria-labelledby={`${listId}-${i}`}>
          <p className="palette__group" id={`${listId}-${i}`} role="presentation">
            {heading}
          </p>
          {choices.map((choice) => {
            const id = optionId(choice);
            const { act, to, isAnswer } = choice;
            const whole = isAnswer ? 'choice--whole' : '';
            const option = {
              id,
              role: 'option',
              'aria-selected': id === activeId,
              tabIndex: -1,
              children: <ChoiceText choice={choice} terms={terms} />,
            };
            return act ? (
              <button
                key={id}
                type="button"
                className="choice"
                {...option}
                onClick={() => onAct(act)}
              />
            ) : (
              <Link
                key={id}
                className={`choice ${whole}`.trim()}
                {...option}
                to={to as Path}
                onClick={(event) => follow(event, choice)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function follow({ ctrlKey, metaKey, shiftKey }: MouseEvent, { to, isTool }: Choice): void {
  if (isTool) rememberTool(to);
  // Another tab takes it, and this one stays.
  if (!ctrlKey && !metaKey && !shiftKey) closeSearch();
}
