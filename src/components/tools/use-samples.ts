import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Sample } from '#copy/types/sample.ts';
import { showInDemo } from '#store/demo-steps.ts';
import { prefix } from '#words/language.ts';
import { submitForm } from './submit-form.ts';

export interface SamplesOptions<Field extends string> {
  samples: readonly Sample<Field>[];
  /** Fills the form. */
  onPick: (sample: Sample<Field>) => void;
  /** What is filled and then sent; the form of a calculator does nothing when it is sent. */
  form: RefObject<HTMLFormElement | null>;
}

/** Picks samples: each fills the form and runs it, and is marked until the form is edited. */
export function useSamples<Field extends string>(options: SamplesOptions<Field>) {
  const { samples, onPick, form } = options;
  const [marked, mark] = useState<Sample>();
  const [filled, setFilled] = useState<readonly Sample[]>();
  const isEdited = useRef(false);

  // By an effect, since only then is the picked value in the form. Another pick is another list.
  useEffect(() => {
    if (filled && form.current) submitForm(form.current);
  }, [filled, form]);

  // What was edited is not a sample any more.
  useEffect(() => {
    const fields = form.current;
    const edited = () => {
      isEdited.current = true;
      mark(undefined);
    };
    fields?.addEventListener('input', edited);
    return () => fields?.removeEventListener('input', edited);
  }, [form]);

  // In a demo a tool shows itself when it appears. What was typed before a demo goes on stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it appears once.
  useEffect(
    () =>
      showInDemo(location.pathname.slice(prefix.length), () => {
        if (samples[0] && !isEdited.current) pick(samples[0]);
      }),
    [],
  );

  // The chip reacts at once, and the form fills after that.
  function pick(sample: Sample<Field>): void {
    mark(sample);
    startTransition(() => {
      onPick(sample);
      setFilled([sample]);
    });
  }

  return { marked, pick };
}
