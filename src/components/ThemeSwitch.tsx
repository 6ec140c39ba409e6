import { useId } from 'react';
import type { Icon as IconName } from '#copy/types/pictures.ts';
import { setTheme, type Theme, useTheme } from '#store/theme.ts';
import * as words from '#words/appearance.ts';
import { Icon } from './Icon.tsx';

const CHOICES: readonly { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'auto', label: words.followDevice, icon: 'auto' },
  { theme: 'light', label: words.light, icon: 'sun' },
  { theme: 'dark', label: words.dark, icon: 'moon' },
];

/** Switch between the colour themes; Auto follows the device. `icons` takes less room than words. */
export function ThemeSwitch({ icons = false }: { icons?: boolean }) {
  const chosen = useTheme((choice) => choice.theme);
  const id = useId();
  return (
    <div className="seg-row appearance">
      <span id={id} className={icons ? 'visually-hidden' : undefined}>
        {words.appearance}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div className="seg" role="group" aria-labelledby={id}>
        {CHOICES.map(({ theme, label, icon }) => (
          <button
            key={theme}
            type="button"
            aria-label={label}
            aria-pressed={theme === chosen}
            title={icons ? label : undefined}
            onClick={() => setTheme(theme)}
          >
            {icons ? <Icon name={icon} /> : label}
          </button>
        ))}
      </div>
    </div>
  );
}
