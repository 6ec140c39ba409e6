import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { forward } from '#lib/forward.ts';

/** A pointer that slips off the panel for a moment does not lose it. */
const CLOSE_DELAY_MS = 150;

/**
 * Which panel of the wide menu is open, and the handlers that decide it: hover and click for a mouse,
 * tap for a finger, keys. `list` holds one `li` per entry with its button first.
 */
export function usePanels(list: RefObject<HTMLUListElement | null>) {
  const [open, setOpen] = useState<number>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A hover has opened the panel by the time the same mouse clicks; that click must not close it.
  const byHover = useRef(false);

  const show = (i: number | undefined) => {
    clearTimeout(leaving.current);
    setOpen(i);
  };
  // The same one each time, so that panels need not be rendered again.
  const close = useCallback(() => {
    clearTimeout(leaving.current);
    setOpen(undefined);
  }, []);
  const buttonOf = (i: number) => list.current?.children[i]?.querySelector('button');

  useEffect(() => {
    if (open === undefined) return;
    const item = list.current?.children[open];
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(undefined);
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
    };
    const onPress = ({ target }: Event) => {
      if (!item?.contains(target as Node)) setOpen(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, list]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const forItem = (i: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open !== i) byHover.current = true;
      show(i);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setOpen(undefined), CLOSE_DELAY_MS);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // Another entry's panel, which a mouse has opened, is not to close under its press.
      if (open === i && relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  });

  const forButton = (i: number) => ({
    onClick: () => {
      if (open === i && !byHover.current) return close();
      byHover.current = false;
      show(i);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      const count = list.current?.children.length ?? 0;
      const next = { ArrowRight: i + forward(), ArrowLeft: i - forward(), Home: 0, End: count - 1 }[
        key
      ];
      if (next !== undefined) buttonOf((next + count) % count)?.focus();
      else if (key === 'ArrowDown') {
        flushSync(() => show(i));
        list.current?.children[i]?.querySelector('a')?.focus();
      } else return;
      event.preventDefault();
    },
  });

  return { open, forItem, forButton, close };
}
