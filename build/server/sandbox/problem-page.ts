import { problemAddress } from '../../../src/api-docs/problem-address.ts';
import { type Problem, problems } from '../../../src/api-docs/problems.ts';

const PATH = '/problems/';

/** `type` of a problem from a local sandbox: the page below, which needs no network. */
export const localProblemAddress = (host: string, code: string): string =>
  `http://${host}${PATH}${code}`;

/** What a code means, as this machine tells it; nothing for another path or an unknown code. */
export interface ProblemPage {
  type: string;
  text: string;
}

/**
 * The page of a code: what it means, what to do, and when the same may be sent again with which key.
 *
 * @param accept header of the request: a browser gets a document, everything else plain text
 */
export function problemPage(target: string, accept = ''): ProblemPage | undefined {
  const code = target.startsWith(PATH) ? target.slice(PATH.length) : '';
  if (!Object.hasOwn(problems, code)) return undefined;
  const { status, title, text, todo, retry }: Problem = problems[code as keyof typeof problems];
  const again = retry
    ? 'The same request may work later: send it again with the same Idempotency-Key.'
    : 'The same request fails again: correct it, and give it another Idempotency-Key.';
  const full = problemAddress(code);
  if (!accept.includes('text/html'))
    return {
      type: 'text/plain; charset=utf-8',
      text: `${status} ${code}: ${title}\n\n${text}\n${todo}\n${again}\n\nThe full reference: ${full}\n`,
    };
  return {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>${code}</title>
<h1>${title}</h1>
<p>${status} ${code}
<p>${text}
<p>${todo}
<p>${again}
<p><a href="${full}">The full reference</a>
</html>
`,
  };
}
