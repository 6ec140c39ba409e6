import { use, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { later } from '#lib/later.ts';
import type { Path } from '#routes/paths.ts';
import { showToast } from '#store/toasts.ts';
import * as words from '#words/layouts.ts';
import { EarlyMenuContext } from './early-menu-context.ts';

const menu = later(() => import('./MobileMenu.tsx'));

/** Opens the menu of narrow screens, whose code comes with the first touch of this button. */
export function MenuButton({ current }: { current: Path | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const EarlyMenu = use(EarlyMenuContext);
  const [Menu, setMenu] = useState(() => EarlyMenu);
  const [open, setOpen] = useState(Boolean(EarlyMenu));
  const [openings, setOpenings] = useState(0);

  const show = async () => {
    try {
      const { MobileMenu } = await menu.load();
      setMenu(() => MobileMenu);
      setOpen(true);
      setOpenings(openings + 1);
    } catch {
      showToast('alert', words.menuFailed);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet btn-icon site-header__menu"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={menu.hint}
        onFocus={menu.hint}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {Menu && (
        <Menu
          // Each time it opens at the page shown.
          key={openings}
          open={open}
          current={current}
          prerendered={openings === 0}
          opener={button}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
