import { setCalm, useCalm } from '#store/calm.ts';

/** Turns calm mode on and off. */
export function CalmSwitch() {
  const calm = useCalm((mode) => mode.calm);
  return (
    <div className="seg appearance">
      <button
        type="button"
        aria-pressed={calm}
        title="Nothing moves, fewer pictures, less data"
        onClick={() => setCalm(!calm)}
      >
        Calm mode
      </button>
    </div>
  );
}
