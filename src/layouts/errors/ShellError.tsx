import * as words from '#words/layouts.ts';
import { ErrorView } from './ErrorView.tsx';

/** The error view alone, for when the shell itself failed: a plain link, since no router is left. */
export function ShellError({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorView
        error={error}
        home={
          <a className="btn btn-text" href="/">
            {words.home}
          </a>
        }
      />
    </main>
  );
}
