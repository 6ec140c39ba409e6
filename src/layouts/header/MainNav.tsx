import { useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { currentItem } from '#layouts/links/current-link.ts';
import { useNav } from '#layouts/links/nav-context.ts';
import type { Path } from '#routes/paths.ts';
import * as words from '#words/layouts.ts';
import { MegaPanel } from './MegaPanel.tsx';
import { usePanels } from './use-panels.ts';

/** The wide menu: a row of buttons, each with a panel of links, of which one is open at a time. */
export function MainNav({ current }: { current: Path | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  const { open, forItem, forButton, close } = usePanels(list);
  const { items } = useNav();
  const here = currentItem(items, current);
  return (
    <nav aria-label={words.mainMenu} className="site-nav-box">
      <ul className="site-nav" ref={list}>
        {items.map((item, i) => (
          <li key={item.label} {...forItem(i)}>
            <button
              type="button"
              className="site-nav__link"
              aria-expanded={open === i}
              aria-controls={panelId(i)}
              aria-current={i === here ? 'true' : undefined}
              {...forButton(i)}
            >
              <span>{item.label}</span>
              <Icon name="chevron-down" />
            </button>
            <MegaPanel
              id={panelId(i)}
              item={item}
              open={open === i}
              current={current}
              onFollow={close}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const panelId = (i: number) => `menu-${i}`;
