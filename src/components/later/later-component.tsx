import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { type Later, type LaterOptions, later } from '#lib/later.ts';
import { Missing } from './Missing.tsx';

interface ComponentOptions<Props> extends LaterOptions {
  /** Rendered until it is here; nothing by default. */
  Meanwhile?: ComponentType<Props>;
}

type LaterComponent<Props> = ComponentType<Props> & Later<{ default: ComponentType<Props> }>;

/**
 * A component in a separate script, decision 058. One that cannot be loaded says so in its place, and how to try
 * again. Once it was loaded it is rendered at once.
 *
 * @param load an `import()`, written out, so that the build knows the part
 */
export function laterComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Meanwhile }: ComponentOptions<Props> = {},
): LaterComponent<Props> {
  let known: ComponentType<Props> | undefined;
  const part = later(() =>
    load().then((loaded) => {
      known = loaded.default;
      return loaded;
    }),
  );
  function Place(props: Props) {
    const [Shown, setShown] = useState(() => known);
    const [failures, setFailures] = useState(0);
    const show = () =>
      part.load().then(
        () => startTransition(() => setShown(() => known)),
        () => setFailures((count) => count + 1),
      );
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; a further try is a press.
    useEffect(() => {
      if (!Shown) void show();
    }, []);
    if (!Shown)
      return failures > 0 ? (
        <Missing failures={failures} onTry={show} />
      ) : (
        Meanwhile && <Meanwhile {...props} />
      );
    const shown = <Shown {...props} />;
    // The button that was pressed is gone, and had the focus.
    return failures > 0 ? (
      <div tabIndex={-1} ref={focus}>
        {shown}
      </div>
    ) : (
      shown
    );
  }
  return Object.assign(Place, part);
}

const focus = (element: HTMLElement | null) => element?.focus();
