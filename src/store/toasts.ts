import { create } from 'zustand';
import type { Icon } from '#copy/types/pictures.ts';

export interface Toast {
  id: number;
  icon: Icon;
  text: string;
  /** Language of the text, where it is not that of the page. */
  lang?: string | undefined;
}

/** More would cover the page; the oldest leaves. */
const MAX_TOASTS = 2;

export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/**
 * Shows a short notice for a few seconds, replacing one that says the same. Not for errors of a form: those are
 * next to their field.
 */
export function showToast(icon: Icon, text: string, lang?: string): void {
  const toast = { id: ++lastId, icon, text, lang };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => shown.text !== text), toast].slice(-MAX_TOASTS),
  }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
