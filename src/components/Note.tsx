import type { ReactNode } from 'react';
import type { Icon as IconName } from '#copy/types/pictures.ts';
import { Icon } from './Icon.tsx';

type Tone = 'info' | 'success' | 'danger' | 'wait';

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  success: 'check-circle',
  danger: 'alert',
  wait: 'clock',
};

/** A tinted notice in the text. `role` makes it announced when it appears: alert at once, status politely. */
export function Note({
  tone,
  role,
  children,
}: {
  tone: Tone;
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  return (
    <div className={tone === 'info' ? 'note' : `note note-${tone}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
