/**
 * Submits a form by the steps of the standard for `requestSubmit`, without a submitter, since
 * Safari before 16 has no such method: nothing happens while a field is invalid, unless the form
 * says `noValidate`; then `submit` is dispatched.
 */
export function submitForm(form: HTMLFormElement): void {
  if (!form.noValidate && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  if (form.dispatchEvent(event)) form.submit();
}
