import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { BoardFinder } from '#copy/types/toolbox.ts';
import type { Path } from '#routes/paths.ts';
import { recentTools, rememberTool } from '#store/recent-tools.ts';

interface ToolFieldProps {
  copy: BoardFinder;
  /** All tools of the board. */
  tools: readonly { title: string; to: string }[];
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  /** Whether a tool is asked for, and not yet opened. */
  isOpening: boolean;
}

/** The search field of the board; under it what was opened last on this device, or what to type. It needs scripts. */
export function ToolField({
  copy,
  tools,
  input,
  query,
  onQuery,
  onSubmit,
  isOpening,
}: ToolFieldProps) {
  const id = useId();
  const [recent, setRecent] = useState<readonly string[]>([]);
  // Again once a tool is opened: Back may come before its page is there.
  useEffect(() => {
    if (!isOpening) setRecent(recentTools());
  }, [isOpening]);
  const last = recent.flatMap((to) => tools.find((tool) => tool.to === to) ?? []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of old phones do not know <search>.
    <form className="tool-field" role="search" aria-label={copy.label} onSubmit={submit}>
      <div className="search-box">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          className="form-control"
          aria-label={copy.label}
          aria-describedby={last.length > 0 ? undefined : id}
          placeholder={copy.label}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
      {last.length > 0 ? (
        <nav className="tool-field__last" aria-label={copy.last}>
          <span aria-hidden="true">{copy.last}</span>
          {last.map(({ title, to }) => (
            <Link key={to} to={to as Path} onClick={() => rememberTool(to)}>
              {title}
            </Link>
          ))}
        </nav>
      ) : (
        <p className="tool-field__last" id={id}>
          {copy.help}
        </p>
      )}
    </form>
  );
}
