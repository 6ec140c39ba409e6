import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import page from '#copy/pages/signup.ts';
import SignUp from '#features/sign-up/Tool.tsx';

// It cannot occur in the simulated flow, so no input leads there; a real service will fail at times.
vi.mock('#components/forms/use-async.ts', () => ({
  useAsync: () => ({
    state: { status: 'failed', error: new Error() },
    start: vi.fn(),
    reset: vi.fn(),
  }),
}));

test('a failed sign-up is reported above the form, which stays', () => {
  const html = renderToString(
    <StaticRouter location="/signup">
      <SignUp tool={page.tool} />
    </StaticRouter>,
  );
  expect(html).toMatch(/role="alert"[^>]*>.*Sign-Up failed\. Please try again\./);
  expect(html.indexOf('Sign-Up failed.')).toBeLessThan(html.indexOf('Full Name'));
  expect(html).not.toMatch(/<input[^>]* disabled=""/);
  expect(html).toContain('<span>Sign Up</span></button>');
});
