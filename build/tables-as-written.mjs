// A plugin of Prettier for Markdown that leaves tables as they are: padded to columns, one changed cell would rewrite
// all rows, of which many are longer than a screen.
import { doc } from 'prettier';
import { printers as markdown, parsers } from 'prettier/plugins/markdown';

const { hardline, join } = doc.builders;

// Prettier asks the plugin of the parser for its printer.
export { parsers };

export const printers = {
  mdast: {
    ...markdown.mdast,
    print(path, options, print) {
      const { type, position } = path.node;
      if (type !== 'table') return markdown.mdast.print(path, options, print);
      const table = options.originalText.slice(position.start.offset, position.end.offset);
      return join(hardline, table.split('\n'));
    },
  },
};
