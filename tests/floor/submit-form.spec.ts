import { submitForm } from '../../src/components/tools/submit-form.ts';
import { expect, test } from '../e2e/support/test.ts';

/** Forms of every kind that the standard tells apart. */
const FORMS = {
  'with a button': '<form><input name="a" value="1"><button>Go</button></form>',
  'without one': '<form><input name="a" value="1"></form>',
  'with a button that is disabled': '<form><input name="a"><button disabled>Go</button></form>',
  'that is invalid': '<form><input name="a" required><button>Go</button></form>',
  'that is invalid, and not validated':
    '<form novalidate><input name="a" required><button>Go</button></form>',
} as const;

interface Trial {
  /** Whether by `submitForm`, or else by the browser. */
  own: boolean;
  markup: string;
  prevents: boolean;
}

test('a form is submitted as by `requestSubmit`', async ({ page }) => {
  await page.goto('about:blank');
  await page.evaluate(`window.submitForm = ${submitForm}`);
  for (const [which, html] of Object.entries(FORMS))
    for (const isPrevented of [true, false]) {
      const told = ({ own, markup, prevents }: Trial) => {
        document.body.innerHTML = markup;
        const form = document.querySelector('form') as HTMLFormElement;
        const seen: unknown[] = [];
        form.addEventListener('invalid', () => seen.push('invalid'), true);
        form.addEventListener('submit', (event) => {
          const { bubbles, cancelable, submitter } = event;
          seen.push(bubbles, cancelable, submitter, event instanceof SubmitEvent);
          if (prevents) event.preventDefault();
        });
        // Leads nowhere outside of a dialog, as the forms of tools do.
        form.method = 'dialog';
        const { submitForm } = window as unknown as Record<string, (form: HTMLFormElement) => void>;
        if (own) submitForm?.(form);
        else form.requestSubmit();
        return seen;
      };
      const trial = { markup: html, prevents: isPrevented };
      const ours = await page.evaluate(told, { ...trial, own: true });
      expect(ours, which).toEqual(await page.evaluate(told, { ...trial, own: false }));
    }
});
