import type { Endpoint } from '#content/types.ts';
import { CopyButton } from './CopyButton.tsx';

/** A cURL request with made-up values. Long lines scroll inside, so the block takes the focus. */
export function CodeSample({ endpoint: { method, path, sample } }: { endpoint: Endpoint }) {
  return (
    <section className="code" aria-label={`Request sample for ${path}`}>
      <div className="code__bar">
        <span className="code__verb">{method}</span>
        <span className="code__path">{path}</span>
        <CopyButton text={sample} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{sample.split(TOKEN).map(coloured)}</code>
      </pre>
      <p className="code__note mb-0">
        Illustrative request with made-up values. This page never sends it.
      </p>
    </section>
  );
}

// The command, quoted strings and addresses; a quoted body may run over several lines.
const TOKEN = /(^curl|'[^']*'|"[^"]*"|https:\S+)/;

// `split` with a group puts the matches at the odd places.
function coloured(text: string, i: number) {
  if (i % 2 === 0) return text;
  return (
    <span key={i} className={text === 'curl' ? 'k' : 's'}>
      {text}
    </span>
  );
}
