/** Stands where a result would, as long as what was typed gives none. */
export function NoResult({ text }: { text: string }) {
  return (
    <section className="panel" aria-label="Result">
      <div className="empty">
        <p>{text}</p>
      </div>
    </section>
  );
}
