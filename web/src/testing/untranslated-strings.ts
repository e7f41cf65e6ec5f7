import { type ESTree, parseSync, Visitor } from 'vite';

/** A text that is shown in English in every language. */
export interface UntranslatedString {
  line: number;
  words: string;
}

type Words = ESTree.StringLiteral | ESTree.TemplateLiteral;

interface Range {
  start: number;
  end: number;
}

/** Attributes and properties that are shown or read out. Even one lowercase word in them is a text. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'caption',
  'confirmLabel',
  'description',
  'emptyText',
  'heading',
  'helperText',
  'hint',
  'label',
  'message',
  'note',
  'placeholder',
  'text',
  'title',
]);

/** Attributes whose values are code. */
const NEVER_SHOWN = new Set(['className', 'd', 'style', 'sx', 'viewBox']);

/** Methods that take a selector. */
const FINDERS = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);

/** The ends of the import paths of modules that translate. */
const TRANSLATORS = /\/(i18n\/(mail-)?text|language\/trans\.ts)$/;

/** A word on its own or the beginning of a text: a capital, then small letters up to the end of the word. */
const CAPITALISED = /^\P{L}*\p{Lu}\p{Ll}+(?=$|[\s.,:;!?…])/u;
/** Two words side by side. */
const WORDS = /\p{L},? \p{L}/u;
/** A month in letters. */
const DATE_FORMAT = /MMM/;
/** Styles and selectors have words side by side as well. */
const CODE = /[()[\]<>=]|\d(px|rem|m?s)\b|\bserif\b/;
const LETTER = /\p{L}/u;

/** The product's name is the same in every language. */
const PRODUCT = 'Prayer Community';

/** Finds the texts that a module shows untranslated. */
export function untranslatedStrings(path: string, source: string): UntranslatedString[] {
  const found: UntranslatedString[] = [];
  const translators = new Set<string>();
  const ignored: Range[] = [];
  const shown = new Set<number>();

  const isIgnored = ({ start, end }: Range) =>
    ignored.some((range) => range.start <= start && end <= range.end);
  const ignore = (...ranges: (Range | null | undefined)[]) => ignored.push(...ranges.filter(isRange));
  const show = (node: ESTree.Node | null) => {
    for (const { start } of wordsOf(node)) {
      shown.add(start);
    }
  };
  const report = ({ start }: Range, words: string) => {
    const before = source.slice(0, start + words.search(/\S/));
    found.push({ line: before.split('\n').length, words: words.replace(/\s+/g, ' ').trim() });
  };

  function judge(node: Words, words: string): void {
    const isText = shown.has(node.start) ? LETTER.test(words) : readsAsText(words);
    if (isText && words !== PRODUCT && !isIgnored(node)) {
      report(node, words);
    }
  }

  const visitor = new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      ignore(from);
      if (TRANSLATORS.test(from.value)) {
        specifiers.map(({ local }) => local.name).forEach((name) => void translators.add(name));
      }
    },
    ExportNamedDeclaration: ({ source: from }) => void ignore(from),
    ExportAllDeclaration: ({ source: from }) => void ignore(from),
    ImportExpression: (node) => void ignore(node),
    TSLiteralType: (node) => void ignore(node),
    SwitchCase: ({ test }) => void ignore(test),
    TaggedTemplateExpression: ({ quasi }) => void ignore(quasi),
    BinaryExpression({ operator, left, right }) {
      if (operator !== '+') {
        ignore(...wordsOf(left), ...wordsOf(right));
      }
    },
    MemberExpression({ computed, property }) {
      if (computed) {
        ignore(property);
      }
    },
    PropertyDefinition({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'name') {
        ignore(value);
      }
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) {
        ignore(...given);
      }
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && translators.has(callee.name)) {
        ignore(...given.filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral'));
      }
      if (callee.type === 'Super' || isConsole(callee) || isStyling(callee) || isFinding(callee)) {
        ignore(...given);
      }
    },
    Property({ key, value, kind }) {
      ignore(key.type === 'Literal' ? key : null);
      const name = key.type === 'Identifier' ? key.name : null;
      if (kind === 'init' && name !== null && SHOWN.has(name)) {
        show(value);
      }
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (NEVER_SHOWN.has(name)) {
        ignore(node);
      } else if (SHOWN.has(name)) {
        show(node.value);
      }
    },
    JSXElement(node) {
      if (isKey(node.openingElement)) {
        ignore(node);
      }
      node.children.forEach(show);
    },
    JSXFragment: ({ children }) => children.forEach(show),
    JSXText(node) {
      if (LETTER.test(node.value) && !isIgnored(node)) {
        report(node, node.value);
      }
    },
    Literal(node) {
      if (isString(node)) {
        judge(node, node.value);
      }
    },
    TemplateLiteral: (node) =>
      judge(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')),
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

function readsAsText(words: string): boolean {
  return CAPITALISED.test(words) || DATE_FORMAT.test(words) || (WORDS.test(words) && !CODE.test(words));
}

/** Returns the literals that an expression may evaluate to, in any of its branches. Ignores the arguments of calls. */
function wordsOf(node: ESTree.Node | null): Words[] {
  switch (node?.type) {
    case 'Literal':
      return isString(node) ? [node] : [];
    case 'TemplateLiteral':
      return [node, ...node.expressions.flatMap(wordsOf)];
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? wordsOf(node.right) : [...wordsOf(node.left), ...wordsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...wordsOf(node.left), ...wordsOf(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsOf(node.expression);
    default:
      return [];
  }
}

function isString(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function isRange(range: Range | null | undefined): range is Range {
  return range !== null && range !== undefined;
}

/** `console.error(…)`: only developers read it. */
function isConsole(callee: ESTree.Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'console'
  );
}

/** `document.querySelector('form audio')`: a selector is not shown. */
function isFinding(callee: ESTree.Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    FINDERS.has(callee.property.name)
  );
}

/** `styled('div')(…)` and `theme.applyStyles(…)`. */
function isStyling(callee: ESTree.Node): boolean {
  return callee.type === 'CallExpression'
    ? callee.callee.type === 'Identifier' && callee.callee.name === 'styled'
    : callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'applyStyles';
}

/** `<kbd>`: key labels are the same in every language. */
function isKey({ name }: ESTree.JSXOpeningElement): boolean {
  return name.type === 'JSXIdentifier' && name.name === 'kbd';
}
