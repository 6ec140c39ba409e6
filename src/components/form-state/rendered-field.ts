export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React leaves on an element: its properties as last rendered, and the value that it has seen. */
interface Known {
  rendered?: { value?: unknown; checked?: boolean };
  tracker?: { setValue(value: string): void };
}

function knownOf(field: FormField): Known {
  const own = field as unknown as Record<string, unknown>;
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  return {
    rendered: own[key ?? ''] as Known['rendered'],
    tracker: own._valueTracker as Known['tracker'],
  };
}

/** All fields of the page. Files are chosen by hand alone. */
export const fieldsShown = (): FormField[] => [
  ...document.querySelectorAll<FormField>('#root :is(input:not([type="file"]),textarea,select)'),
];

export const isRendered = (field: FormField): boolean => knownOf(field).rendered !== undefined;

export const isTick = (field: FormField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Whether a field shows something else than React rendered into it. */
export function differs(field: FormField): boolean {
  const { rendered } = knownOf(field);
  if (!rendered || field.disabled) return false;
  if (!isTick(field)) return rendered.value != null && String(rendered.value) !== field.value;
  // Of radio buttons the chosen one tells of the others.
  if (field.type === 'radio' && !field.checked) return false;
  return rendered.checked !== undefined && rendered.checked !== field.checked;
}

/** Lets React take the next event of a field for a change, also where a script wrote the value. */
export const forgetSeen = (field: FormField): void =>
  knownOf(field).tracker?.setValue(`${field.value}.`);

/** Keeps a text field unchanged, even if React writes to it, until the returned function is called. */
export function hold(field: FormField): () => void {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  if (!own) return () => {};
  Object.defineProperty(field, 'value', { ...own, set() {} });
  return () => void Object.defineProperty(field, 'value', own);
}

/** Makes React see the value of a field. */
export function tell(field: FormField): void {
  if (isTick(field)) {
    // The click turns it over again.
    field.checked = !field.checked;
    field.click();
    return;
  }
  forgetSeen(field);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
