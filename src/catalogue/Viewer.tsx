import { useEffect, useRef, useState } from 'react';

/** Query of the document that holds the samples themselves. */
export const SAMPLES_QUERY = '?samples';

const WIDTHS_PX = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;

/** Shows the samples in a frame of a chosen width, so that media queries hold, and in a chosen theme. */
export function Viewer() {
  const [width, setWidth] = useState<number>();
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const frame = useRef<HTMLIFrameElement>(null);

  const applyTheme = () =>
    frame.current?.contentDocument?.documentElement.setAttribute('data-bs-theme', theme);
  useEffect(applyTheme);

  return (
    <main className="catalogue-viewer">
      <div className="catalogue-viewer__bar">
        <h1 className="h5 mb-0">Catalogue</h1>
        <Choice label="Theme" values={THEMES} chosen={theme} onChoose={setTheme} />
        <Choice
          label="Width"
          values={[undefined, ...WIDTHS_PX]}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      <iframe
        ref={frame}
        title="Samples"
        src={SAMPLES_QUERY}
        width={width ?? '100%'}
        onLoad={applyTheme}
      />
    </main>
  );
}

interface ChoiceProps<Value> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number | undefined>(props: ChoiceProps<Value>) {
  const { label, values, chosen, onChoose } = props;
  return (
    <fieldset className="catalogue-viewer__choice">
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <button
          key={value ?? 'window'}
          type="button"
          className="chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {value ?? 'window'}
        </button>
      ))}
    </fieldset>
  );
}
