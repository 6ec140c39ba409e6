/** XPath expressions that find what a person would name. Texts are compared without outer spaces. */

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);

const named = (name: string) =>
  `[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;

export const button = (name: string) => `//button${named(name)}`;
export const link = (name: string) => `//a${named(name)}`;
export const heading = (text: string) =>
  `//*[self::h1 or self::h2 or self::h3][normalize-space()=${quoted(text)}]`;

/** A control by its label or its `aria-label`. */
export const field = (label: string) =>
  `//*[@id=//label[normalize-space()=${quoted(label)}]/@for] | //input[@aria-label=${quoted(label)}]`;

/** The innermost element that holds a text. */
export const text = (part: string) =>
  `//main//*[contains(normalize-space(),${quoted(part)}) and not(*[contains(normalize-space(),${quoted(part)})])]`;

/** A button of the document with a title. */
export const ofDocument = (title: string, name: string) =>
  `//li[.//h3[normalize-space()=${quoted(title)}]]//button${named(name)}`;
