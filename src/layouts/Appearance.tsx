import { useId } from 'react';
import { setTheme, type Theme, useTheme } from '#store/theme.ts';

const CHOICES: readonly { theme: Theme; label: string }[] = [
  { theme: 'auto', label: 'Auto' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

/** Switch between the colour themes; Auto follows the device. */
export function Appearance() {
  const chosen = useTheme((choice) => choice.theme);
  const label = useId();
  return (
    <div className="m-row appearance">
      <span id={label}>Appearance</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div className="seg" role="group" aria-labelledby={label}>
        {CHOICES.map(({ theme, label }) => (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => setTheme(theme)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
