import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Field } from '#components/forms/Field.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { Address } from './Address.tsx';
import { Credits } from './Credits.tsx';
import { lookUp } from './look-up.ts';
import { NoAddress } from './NoAddress.tsx';
import { ownPosition } from './own-position.ts';
import { type Point, pointHints, pointOf, pointProblems, readPoint } from './point.ts';
import { pointIn } from './read-point.ts';
import { SampleMap } from './SampleMap.tsx';
import { UseMyLocation } from './UseMyLocation.tsx';
import * as words from './words.tsx';
import './map.scss';
import './tool.scss';

const NOWHERE: Point = { latitude: '', longitude: '' };

/** A pair in one of the fields fills both. */
const READ = { latitude: { onBlur: readPoint }, longitude: { onBlur: readPoint } };

/** Finds the address of a point on the earth. */
export default function GeocodeTool({ tool: { samples, credits } }: { tool: Tools['geocode'] }) {
  const [typed, setTyped] = useState(NOWHERE);
  const { state, start, reset } = useAsync(lookUp);
  const position = useAsync(async (_: undefined, signal) => {
    const found = await ownPosition();
    if (!signal.aborted) show(found);
  });
  const { form, errors, control, passes, forget } = useForm({
    values: typed,
    change,
    check: pointProblems,
    read: READ,
  });
  const result = useRef<HTMLDivElement>(null);
  const point = pointOf(typed.latitude, typed.longitude);
  const hints = pointHints(typed);
  const busy = state.status === 'busy';
  useOutcomeInView(state, result, result);

  // A result is about the point it was asked for: another one takes it away, or stops it from coming.
  function show(fields: Partial<Point>): void {
    setTyped((before) => ({ ...before, ...fields }));
    reset();
  }

  function change(fields: Partial<Point>): void {
    position.reset();
    show(fields);
  }

  function paste(event: ClipboardEvent): void {
    const pasted = pointIn(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (passes() && point && !busy) void start(point);
  }

  const field = (name: keyof Point, label: string) => (
    <Field label={label} error={errors[name]} hint={hints[name] ?? ''}>
      {(ids) => (
        <input {...control(name)} {...ids} inputMode="decimal" onPaste={paste} autoComplete="off" />
      )}
    </Field>
  );

  return (
    <>
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <div className="geocode-fields">
          {field('latitude', words.latitude)}
          {field('longitude', words.longitude)}
        </div>
        <UseMyLocation state={position.state} onPress={() => void position.start(undefined)} />
        <div className="form-actions">
          <BusyButton busy={busy} busyLabel={words.fetching}>
            {words.getAddress}
          </BusyButton>
          <p>{words.sendsNumbers}</p>
        </div>
      </form>
      <div className="grid geocode-result" ref={result}>
        <div role="status">
          {point && state.status === 'done' && <Address address={state.output} point={point} />}
        </div>
        {point && state.status === 'failed' && <NoAddress point={point} />}
        <Credits credits={credits} />
      </div>
      <Samples
        samples={samples}
        form={form}
        onPick={({ values }) => {
          forget();
          change(values);
        }}
      />
      <SampleMap />
    </>
  );
}
