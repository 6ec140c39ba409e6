import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { Page } from '#copy/types/page.ts';
import { FindPlace } from './FindPlace.tsx';

/** All groups, and the calls and objects of this one. On narrow screens a bar opens it as a sheet. */
export function Tree({ page }: { page: Page<'Reference'> }) {
  const { labels, groups, calls, objects } = page;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const here = groups.find((group) => group.here);

  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button in it has opened.
    <div className="ref-tree" data-open={isOpen || undefined} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="ref-tree__bar"
        aria-expanded={isOpen}
        aria-controls="ref-tree"
        ref={button}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{here?.label}</span>
        <span>{labels.open}</span>
        <Icon name="chevron-down" />
      </button>
      <div className="ref-tree__sheet" id="ref-tree">
        <FindPlace labels={labels.find} onChosen={close} />
        <nav aria-label={labels.tree}>
          <ul>
            {groups.map((group) => (
              <li key={group.to}>
                <Link to={group.to} aria-current={group.here ? 'page' : undefined} onClick={close}>
                  {group.label}
                </Link>
                {group.here && (
                  <ul>
                    {calls.map(({ id, title }) => (
                      <li key={id}>
                        <a href={`#${id}`} onClick={close}>
                          {title}
                        </a>
                      </li>
                    ))}
                    <li>
                      <Link to="#errors" onClick={close}>
                        {labels.problems}
                      </Link>
                    </li>
                    {objects.map(({ id }) => (
                      <li key={id}>
                        <a href={`#${id}`} onClick={close}>
                          <code translate="no">{id}</code>
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
