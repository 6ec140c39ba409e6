import { parseSync } from 'vite';

/** A piece of source that reads like something a visitor would read. */
export interface Finding {
  line: number;
  text: string;
}

/** Attributes that never hold words. */
const NO_WORDS =
  /^(?:className|type|href|to|id|rel|method|autoComplete|autoCapitalize|role|inputMode|htmlFor|target|d|viewBox|tone|variant|as|lang|hrefLang|translate|media|sizes|fill|stroke|transform|points|accept|enterKeyHint|size|kind|slot|key|icon|name|scope|loading|illustration|first|rest|focusable|preserveAspectRatio|aria-(?:live|hidden|current|labelledby|describedby|controls|haspopup|autocomplete)|data-.*)$/;

const LETTERS = /\p{L}{2}/u;

/** Two words in a row, a capital at the beginning, a full stop at the end, or a space at either. */
const readsLikeWords = (text: string): boolean =>
  LETTERS.test(text) &&
  (/[A-Za-z]{2,}[,.;:’]? [A-Za-z0-9(]/.test(text) ||
    /^[A-Z][a-z]/.test(text) ||
    /[a-z][.?!…]$/.test(text) ||
    /^ [a-z]+|[a-z]+ $/.test(text));

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Texts of a TypeScript file that look like words for a visitor: between tags, in attributes, in strings and
 * templates. Not those of errors, which are for developers, of class names, types and imports, and not codes
 * that something is compared with.
 *
 * @param file its name, whose ending says whether there are tags in it
 */
export function wordsIn(file: string, source: string): Finding[] {
  const found: Finding[] = [];
  const add = (node: Node, text: string) =>
    found.push({
      line: source.slice(0, node.start).split('\n').length,
      text: text.trim().replace(/\s+/g, ' '),
    });
  const visit = (node: Node): void => {
    if (isSkipped(node, source)) return;
    if (node.type === 'JSXText') {
      if (LETTERS.test(node.value as string)) add(node, node.value as string);
      return;
    }
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as unknown as { name: string };
      if (NO_WORDS.test(name)) return;
      const value = (node.value as Node | null)?.value;
      if (typeof value === 'string') {
        if (LETTERS.test(value)) add(node, value);
        return;
      }
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && readsLikeWords(node.value))
      add(node, node.value);
    if (node.type === 'TemplateLiteral') {
      const pieces = (node.quasis as { value: { cooked: string } }[]).map((q) => q.value.cooked);
      if ([...pieces, pieces.join('{}')].some(readsLikeWords)) add(node, pieces.join('{}'));
    }
    const isCode = /^[!=]==$/.test(String(node.operator)) || node.type === 'SwitchCase';
    for (const child of Object.values(node).flat())
      if (isNode(child) && !(isCode && child.type === 'Literal')) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found;
}

function isSkipped(node: Node, source: string): boolean {
  if (node.type.startsWith('TS')) return !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type);
  if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return true;
  if (node.type === 'ExportNamedDeclaration' && node.source) return true;
  const { start, end, name } = (node.callee ?? {}) as {
    start?: number;
    end?: number;
    name?: string;
  };
  if (node.type === 'NewExpression') return /Error$/.test(name ?? '');
  return node.type === 'CallExpression' && source.slice(start, end).startsWith('console.');
}
