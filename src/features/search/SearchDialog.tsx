import { useEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import { useInertPage } from '#components/dialogs/use-inert-page.ts';
import { Icon } from '#components/Icon.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import { closeSearch, useSearchDialog } from '#store/search-dialog.ts';
import * as words from '#words/search.ts';
import type { Act } from './acts/acts.ts';
import { doAct, type Ways } from './acts/do-act.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { MenuTool } from './choices.ts';
import { MAX_QUERY_CHARACTERS } from './limits.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useChoices } from './use-choices.ts';
import { useIndex } from './use-index.ts';
import '#components/dialogs/dialog.scss';
import './search-dialog.scss';

export interface SearchDialogProps {
  /** Gets the focus back when the dialog closes and leads nowhere. */
  opener: HTMLElement;
  /** The tools most used. */
  tools: readonly MenuTool[];
}

/** Over the page: the search, or what keys do. */
export function SearchDialog({ opener, tools }: SearchDialogProps) {
  const isHelp = useSearchDialog(({ help }) => help);
  const close = () => {
    flushSync(closeSearch);
    opener.focus();
  };
  return (
    <OverPage onBack={close}>
      {isHelp ? <Shortcuts onClose={close} /> : <Palette tools={tools} onClose={close} />}
    </OverPage>
  );
}

interface PaletteProps {
  tools: readonly MenuTool[];
  onClose: () => void;
}

/** Answers, tools, acts, pages and documented requests, by a few letters and the keys. */
function Palette({ tools, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [index, tryAgain] = useIndex(true);
  const search = index === 'failed' ? undefined : index;
  const choices = useChoices(search, tools);
  const { query, type, asked, groups, isNothing, count, listId, activeId, onKeyDown } = choices;
  useInertPage(true);
  useEffect(() => input.current?.focus(), []);

  const ways: Ways = {
    close: onClose,
    // As links over the page do it.
    go: (to) => {
      closeSearch();
      navigate(to, { replace: true });
    },
  };
  // Enter presses a line within an effect, where nothing can be closed at once.
  const onAct = (act: Act) => queueMicrotask(() => doAct(act, ways));
  return (
    <Modal
      show
      animation={false}
      restoreFocus={false}
      className="palette"
      aria-label={words.dialog}
      onHide={onClose}
    >
      <form className="palette__in" onSubmit={choices.onSubmit}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={groups.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={words.field}
          placeholder={words.field}
          maxLength={MAX_QUERY_CHARACTERS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </form>
      <SettledStatus text={asked && search ? words.choices(count) : ''} about={asked} />
      {isNothing && <p className="palette__none">{words.nothing}</p>}
      {index === 'failed' && asked && (
        <p className="palette__none" role="alert">
          {words.unreadable}{' '}
          <button type="button" className="btn btn-sm btn-outline-primary" onClick={tryAgain}>
            {words.tryAgain}
          </button>
        </p>
      )}
      <ChoiceList {...choices} onAct={onAct} />
      <div className="palette__foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {words.choose}
        </span>
        <span>
          <kbd>{words.enterKey}</kbd>
          {words.open}
        </span>
        <span>
          <kbd>{words.escapeKey}</kbd>
          {words.leave}
        </span>
        <span>
          <kbd>?</kbd>
          {words.keys}
        </span>
        <span>{words.worksOffline}</span>
      </div>
    </Modal>
  );
}
