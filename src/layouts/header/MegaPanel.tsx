import { memo } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { NavGroup, NavItem } from '#copy/types/nav.ts';
import { NavLinks } from '#layouts/links/NavLinks.tsx';
import type { Path } from '#routes/paths.ts';
import { MegaFoot } from './MegaFoot.tsx';
import { MenuRows } from './MenuRows.tsx';

/** More links than this are in two columns. */
const LONG_GROUP = 6;

interface ContentProps {
  id: string;
  item: NavItem;
  current: Path | undefined;
}

interface MegaPanelProps extends ContentProps {
  open: boolean;
  onFollow: () => void;
}

/** Panel of one menu entry. A closed one stays in the page, so that it works without scripts too. */
export function MegaPanel({ open, onFollow, ...content }: MegaPanelProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to its links, which keys can click
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className="mega"
      id={content.id}
      hidden={!open}
      onClick={({ target }) => (target as Element).closest('a') && onFollow()}
    >
      <Content {...content} />
    </div>
  );
}

/** Opening and closing re-renders none of the links, which a slow phone would feel. */
const Content = memo(({ id, item: { title, to, subItems, aside }, current }: ContentProps) => (
  <>
    <div className="container mega__grid">
      {subItems.map((sub, i) => (
        <Group
          key={'items' in sub ? sub.groupTitle : sub.label}
          group={'items' in sub ? sub : { groupTitle: '', items: [sub] }}
          titleId={`${id}-${i}`}
          current={current}
        />
      ))}
      <div className="mega__aside">
        <div className="loop loop-sm">
          <Icon name={aside.icon} />
        </div>
        <b>{aside.heading}</b>
        <p>{aside.text}</p>
        {aside.tool && (
          <Link className="btn btn-sm btn-primary" to={aside.tool.to}>
            {aside.tool.label}
          </Link>
        )}
        <NavLinks
          className="mega__list"
          links={[{ label: title, to }, ...aside.items]}
          current={current}
        />
      </div>
    </div>
    <MegaFoot />
  </>
));

function Group({
  group: { groupTitle, items },
  titleId,
  current,
}: {
  group: NavGroup;
  titleId: string;
  current: Path | undefined;
}) {
  const long = items.length > LONG_GROUP;
  return (
    <div className={long ? 'mega__wide' : undefined}>
      {groupTitle && (
        <p className="mega__title" id={titleId}>
          {groupTitle}
        </p>
      )}
      <MenuRows
        className={long ? 'mega__rows mega__two' : 'mega__rows'}
        links={items}
        current={current}
        titleId={groupTitle ? titleId : undefined}
      />
    </div>
  );
}
