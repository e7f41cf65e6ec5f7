import { type ESTree, parseSync, Visitor } from 'vite';

/** Words that a person would read in English whatever language is spoken. */
export interface UntranslatedString {
  line: number;
  words: string;
}

type Words = ESTree.StringLiteral | ESTree.TemplateLiteral;

interface Range {
  start: number;
  end: number;
}

/** Attributes and properties that are shown or read out, however short what they hold. */
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

/** Attributes that hold code of another kind. */
const NEVER_SHOWN = new Set(['className', 'd', 'style', 'sx', 'viewBox']);

/** Methods that take a selector. */
const FINDERS = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);

/** Where what is said comes from, by the end of the import's path. */
const SPEAKERS = /\/(i18n\/(mail-)?text|language\/trans\.ts)$/;

/** A word on its own or the beginning of a text: a capital, then small letters up to the end of the word. */
const CAPITALISED = /^\P{L}*\p{Lu}\p{Ll}+(?=$|[\s.,:;!?…])/u;
/** Two words side by side. */
const WORDS = /\p{L},? \p{L}/u;
/** A month in letters. */
const DATE_FORMAT = /MMM/;
/** Styles and selectors have words side by side as well. */
const CODE = /[()[\]<>=]|\d(px|rem|m?s)\b|\bserif\b/;
const LETTER = /\p{L}/u;

/** What every language calls by the same name. */
const PRODUCT = 'Prayer Community';

/** Finds the words of a module that are shown without being translated by `t` and its like. */
export function untranslatedStrings(path: string, source: string): UntranslatedString[] {
  const found: UntranslatedString[] = [];
  const speakers = new Set<string>();
  const quiet: Range[] = [];
  const shown = new Set<number>();

  const isQuiet = ({ start, end }: Range) => quiet.some((range) => range.start <= start && end <= range.end);
  const hush = (...ranges: (Range | null | undefined)[]) => quiet.push(...ranges.filter(isRange));
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
    if (isText && words !== PRODUCT && !isQuiet(node)) {
      report(node, words);
    }
  }

  const visitor = new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      hush(from);
      if (SPEAKERS.test(from.value)) {
        specifiers.map(({ local }) => local.name).forEach((name) => void speakers.add(name));
      }
    },
    ExportNamedDeclaration: ({ source: from }) => void hush(from),
    ExportAllDeclaration: ({ source: from }) => void hush(from),
    ImportExpression: (node) => void hush(node),
    TSLiteralType: (node) => void hush(node),
    SwitchCase: ({ test }) => void hush(test),
    TaggedTemplateExpression: ({ quasi }) => void hush(quasi),
    BinaryExpression({ operator, left, right }) {
      if (operator !== '+') {
        hush(...wordsOf(left), ...wordsOf(right));
      }
    },
    MemberExpression({ computed, property }) {
      if (computed) {
        hush(property);
      }
    },
    PropertyDefinition({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'name') {
        hush(value);
      }
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) {
        hush(...given);
      }
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && speakers.has(callee.name)) {
        hush(...given.filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral'));
      }
      if (callee.type === 'Super' || isConsole(callee) || isStyling(callee) || isFinding(callee)) {
        hush(...given);
      }
    },
    Property({ key, value, kind }) {
      hush(key.type === 'Literal' ? key : null);
      const name = key.type === 'Identifier' ? key.name : null;
      if (kind === 'init' && name !== null && SHOWN.has(name)) {
        show(value);
      }
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (NEVER_SHOWN.has(name)) {
        hush(node);
      } else if (SHOWN.has(name)) {
        show(node.value);
      }
    },
    JSXElement(node) {
      if (isKey(node.openingElement)) {
        hush(node);
      }
      node.children.forEach(show);
    },
    JSXFragment: ({ children }) => children.forEach(show),
    JSXText(node) {
      if (LETTER.test(node.value) && !isQuiet(node)) {
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

/** The words that an expression may come to, its own branches included, those of the functions that it calls not. */
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

/** `console.error(…)`: for those who look after the site. */
function isConsole(callee: ESTree.Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'console'
  );
}

/** `document.querySelector('form audio')`: what is found by a selector, not shown. */
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

/** `<kbd>`: the label of a key is the same in all languages here. */
function isKey({ name }: ESTree.JSXOpeningElement): boolean {
  return name.type === 'JSXIdentifier' && name.name === 'kbd';
}
