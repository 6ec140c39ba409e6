/** Heads of a table's columns, in the language of the page or of the words. */
export const HeadRow = ({ columns, lang }: { columns: readonly string[]; lang?: string }) => (
  <thead lang={lang}>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
