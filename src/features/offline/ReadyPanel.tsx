import { type FormEvent, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { routes } from '#routes/paths.ts';
import { useUpdate } from '#store/update-status.ts';
import { checking } from './checking.ts';
import { KolamLine } from './KolamLine.tsx';
import { type ReadyState, shareOf } from './ready-state.ts';
import { spokenOf, wordsOf } from './ready-words.ts';
import { useReadyState } from './use-ready-state.ts';
import * as checkWords from './words/check.ts';
import * as words from './words/ready.ts';
import './ready.scss';

/** What it says on the first visit, which takes more lines than what it says before. */
const mostText = wordsOf({
  is: 'ready',
  kept: routes.length,
  pages: routes.length + 1,
  optional: 0,
}).text;

/**
 * How many pages open without a network, counted from the cache, and how to get the rest. `checks`: where all pages
 * are here, every file can be checked; otherwise a link leads to the page with that panel.
 */
export function ReadyPanel({ checks = false }: { checks?: boolean }) {
  const [state, readAgain] = useReadyState();
  const spoken = useSpoken(state);
  const { state: fetching, start } = useAsync(async (_: undefined, signal) => {
    await useUpdate.getState().installNow?.();
    const { check } = await checking.load();
    const finding = await check(() => {}, signal);
    readAgain();
    return finding;
  });
  if (state.is === 'absent') return null;
  const { heading, text, button } = wordsOf(state);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Without any worker there is nobody to ask: a new page registers one.
    if (state.is === 'none') location.reload();
    else void start(undefined);
  }

  return (
    <section className="panel ready" aria-labelledby="ready-heading">
      <div className="ready__head">
        <span className="loop">
          <Icon name={state.is === 'ready' ? 'check-circle' : 'download'} />
        </span>
        <div>
          <h2 id="ready-heading">{heading}</h2>
          <div className="ready__text" data-most={mostText}>
            <p>{text}</p>
          </div>
          <p role="status">
            {fetching.status === 'failed' && <span>{words.noNetwork}</span>}
            {fetching.status === 'done' && <span>{fetching.output.text}</span>}
            <span className="visually-hidden">{spoken}</span>
          </p>
        </div>
      </div>
      {/* Once pressed the button stays, and with it the focus. */}
      {button || checks || fetching.status !== 'idle' ? (
        <form className={checks ? 'form-quiet' : undefined} onSubmit={submit}>
          <BusyButton
            busy={fetching.status === 'busy'}
            busyLabel={button ? words.fetching : checkWords.checking}
          >
            {button ?? (checks ? checkWords.check : words.again)}
          </BusyButton>
        </form>
      ) : (
        <Link className="btn btn-outline-primary" to="/device">
          {words.seeDevice}
        </Link>
      )}
      <div className="ready-line">
        {state.is !== 'unknown' && <KolamLine pages={routes.length} share={shareOf(state)} />}
      </div>
    </section>
  );
}

/** Says how far it is to those who watched it begin; others find it ready and need not hear so. */
function useSpoken(state: ReadyState): string {
  const [watched, setWatched] = useState(false);
  if (state.is === 'getting' && !watched) setWatched(true);
  return watched ? spokenOf(state) : '';
}
