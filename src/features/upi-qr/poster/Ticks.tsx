interface TicksProps {
  legend: string;
  ticks: readonly { label: string; isOn: boolean; onTick: (isOn: boolean) => void }[];
}

/** What may be there or not, each a tile. */
export function Ticks({ legend, ticks }: TicksProps) {
  return (
    <fieldset className="picks" data-count="2">
      <legend>{legend}</legend>
      {ticks.map(({ label, isOn, onTick }) => (
        <label className={`pick ${isOn ? 'is-on' : ''}`} key={label}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onTick(target.checked)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
