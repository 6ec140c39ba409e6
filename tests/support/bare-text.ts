import path from 'node:path';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  type JsxElement,
  type JsxFragment,
  type Node,
} from 'typescript/unstable/ast';
import {
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import {
  type Checker,
  type Project,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Components that are one and the same element for as long as they are there. */
const STEADY = ['Icon', 'Link'];

const CHANGING =
  TypeFlags.AnyOrUnknown |
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.BigInt |
  TypeFlags.TemplateLiteral |
  TypeFlags.StringMapping |
  TypeFlags.Instantiable;
const FIXED = TypeFlags.StringLiteral | TypeFlags.NumberLiteral;
const NOTHING = TypeFlags.VoidLike | TypeFlags.Null | TypeFlags.BooleanLike;

/** What one child of an element may put into the page. */
interface Piece {
  /** A text that may be another one later. */
  changes: boolean;
  text: boolean;
  /** Is there, or is the same element, only at times. */
  comesAndGoes: boolean;
  isList: boolean;
}

/**
 * Texts in JSX that a browser's translation takes out of React's hands. It replaces with its own elements a
 * text node; React then throws when it removes that node or puts something before it, and an update of it is lost. The
 * one text of an element is set through the element, so it is safe, as is a text whose siblings never
 * change, or that is not translated.
 *
 * @param files paths of modules of the project
 * @returns a sentence for each element that breaks the rule, with its place
 */
export function bareTexts(project: Project, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const source = project.program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the project.`);
    const found: string[] = [];
    const note = (node: Node, fault: string) => {
      const line = source.text.slice(0, node.getStart(source)).split('\n').length;
      found.push(`${path.relative(ROOT, file)}:${line} ${fault}`);
    };
    const visit = (node: Node): void => {
      if (isJsxElement(node) || isJsxFragment(node)) {
        const fault = faultIn(node, project.checker);
        if (fault) note(node, fault);
      }
      const tag = isJsxElement(node)
        ? node.openingElement.tagName
        : isJsxSelfClosingElement(node) && node.tagName;
      if (tag && rendersText(tag, project.checker))
        note(node, `${tag.getText(source)} renders a bare text.`);
      node.forEachChild(visit);
    };
    visit(source);
    return found;
  });
}

function faultIn(node: JsxElement | JsxFragment, checker: Checker): string | undefined {
  if (isJsxElement(node) && /translate="no"/.test(node.openingElement.getText())) return undefined;
  const pieces = [...node.children].flatMap((child) => pieceOf(child, checker) ?? []);
  if (pieces.some(({ isList, text }) => isList && text)) return 'A list of texts.';
  if (isJsxFragment(node))
    return pieces.some(({ text }) => text) ? 'A fragment holds a text.' : undefined;
  if (pieces.length < 2) return undefined;
  if (pieces.some(({ changes }) => changes)) return 'A text that may change has siblings.';
  if (pieces.some(({ text }) => text) && pieces.some(({ comesAndGoes }) => comesAndGoes))
    return 'A text has siblings that come and go.';
  return undefined;
}

/** Whether a component renders a text, or a list with texts, without an element around it. */
function rendersText(tag: Node, checker: Checker): boolean {
  if (!/^[A-Z]/.test(tag.getText())) return false;
  const type = checker.getTypeAtLocation(tag);
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return signatures.some((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature);
    // What libraries return may be anything.
    if (!returned || returned.getAliasSymbol()?.name === 'ReactNode') return false;
    const parts = [...partsOf(returned), ...itemsOf(returned, checker)];
    return parts.some(({ flags }) => flags & (CHANGING | FIXED));
  });
}

function pieceOf(child: Node, checker: Checker): Piece | undefined {
  const steady = { changes: false, text: false, comesAndGoes: false, isList: false };
  if (isJsxText(child))
    return /\S/.test(child.text) || !child.text.includes('\n')
      ? { ...steady, text: true }
      : undefined;
  if (isJsxElement(child) || isJsxSelfClosingElement(child)) {
    const { tagName } = isJsxElement(child) ? child.openingElement : child;
    const name = tagName.getText();
    return { ...steady, comesAndGoes: /^[A-Z]/.test(name) && !STEADY.includes(name) };
  }
  if (!isJsxExpression(child)) return { ...steady, comesAndGoes: true };
  const { expression } = child;
  if (!expression) return undefined;
  if (isStringLiteral(expression)) return { ...steady, text: true };
  const type = checker.getTypeAtLocation(expression);
  if (!type) throw new Error(`No type: ${expression.getText()}`);
  const parts = partsOf(type);
  const items = itemsOf(type, checker);
  // `text && <Element />` puts nothing into the page where the text is empty.
  const fixed = parts.filter((part) => part.flags & FIXED && !isEmpty(part));
  const changes = fixed.length > 1 || [...parts, ...items].some(({ flags }) => flags & CHANGING);
  return {
    changes: Boolean(changes),
    text: Boolean(changes) || fixed.length > 0,
    comesAndGoes:
      items.length > 0 ||
      isConditionalExpression(expression) ||
      (!isIdentifier(expression) && !isCallExpression(expression) && fixed.length === 0) ||
      parts.some(({ flags }) => flags & NOTHING),
    isList: items.some(({ flags }) => flags & (CHANGING | FIXED)),
  };
}

/** Types of the items of those members that are arrays. */
const itemsOf = (type: Type, checker: Checker): readonly Type[] =>
  partsOf(type)
    .filter((part) => checker.isArrayType(part))
    .flatMap((list) => partsOf(...checker.getTypeArguments(list as TypeReference)));

const isEmpty = (part: Type): boolean => part.isStringLiteralType() && part.value === '';

const partsOf = (...types: readonly Type[]): readonly Type[] =>
  types.flatMap((type) => (type.isUnionType() ? (type.getTypes() ?? []) : [type]));
