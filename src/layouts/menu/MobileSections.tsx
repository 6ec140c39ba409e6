import { Fragment, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { NavItem } from '#copy/types/nav.ts';
import { currentItem } from '#layouts/links/current-link.ts';
import { NavLinks } from '#layouts/links/NavLinks.tsx';
import { useNav } from '#layouts/links/nav-context.ts';
import type { Path } from '#routes/paths.ts';

/** Entries of the menu, one of them expanded at a time; at first the one that holds the page shown, or none. */
export function MobileSections({
  current,
  collapsed,
}: {
  current: Path | undefined;
  collapsed: boolean;
}) {
  const { items } = useNav();
  const [open, setOpen] = useState(() => (collapsed ? -1 : currentItem(items, current)));
  return items.map((item, i) => (
    <div key={item.label} className="m-sec">
      <button
        type="button"
        aria-expanded={open === i}
        aria-controls={`section-${i}`}
        aria-labelledby={`section-${i}-name`}
        aria-describedby={`section-${i}-line`}
        onClick={() => setOpen(open === i ? -1 : i)}
      >
        <span className="loop loop-sm">
          <Icon name={item.icon} />
        </span>
        <span>
          <b id={`section-${i}-name`}>{item.label}</b>
          <small id={`section-${i}-line`}>{item.line}</small>
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={`section-${i}`} className="m-sec__list" hidden={open !== i}>
        {open === i && <Links item={item} current={current} />}
      </div>
    </div>
  ));
}

function Links({ item, current }: { item: NavItem; current: Path | undefined }) {
  const { title, to, subItems, aside } = item;
  const first = { label: title, to };
  return (
    <>
      <NavLinks className="m-sec__links" links={[first, ...aside.items]} current={current} />
      {subItems.map((sub) =>
        'items' in sub ? (
          <Fragment key={sub.groupTitle}>
            <p className="m-sec__group">{sub.groupTitle}</p>
            <NavLinks className="m-sec__links" links={sub.items} current={current} />
          </Fragment>
        ) : (
          <NavLinks key={sub.label} className="m-sec__links" links={[sub]} current={current} />
        ),
      )}
    </>
  );
}
