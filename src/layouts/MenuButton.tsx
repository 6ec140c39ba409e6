import { type ComponentType, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as words from '#content/en/words/layouts.ts';
import type { Path } from '#routes/paths.ts';
import { showToast } from '#store/toasts.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';

const load = () => import('./MobileMenu.tsx');
const hint = () => void load().catch(() => {});

/** Opens the menu of narrow screens, whose code comes with the first touch of this button. */
export function MenuButton({ current }: { current: Path | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>();

  const show = async () => {
    try {
      const { MobileMenu } = await load();
      setMenu(() => MobileMenu);
      setOpen(true);
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
        onPointerDown={hint}
        onFocus={hint}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {Menu && (
        <Menu open={open} current={current} opener={button} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
