/** A program text with its strings coloured. Long lines scroll inside, so the block takes the focus. */
export function CodeText({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code translate="no">{children.split(TOKEN).map(coloured)}</code>
    </pre>
  );
}

// The words that statements begin with, quoted strings and addresses; a quoted body may run over several lines.
const TOKEN = /(^(?:curl|import|const|<\?php|echo)|'[^']*'|"[^"]*"|https:\S+)/m;

// `split` with a group puts the matches at the odd places.
function coloured(text: string, i: number) {
  if (i % 2 === 0) return text;
  return (
    <span key={i} className={/^["'h]/.test(text) ? 's' : 'k'}>
      {text}
    </span>
  );
}
