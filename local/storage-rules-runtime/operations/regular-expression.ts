import { type Matcher, RE2JS, RE2JSException } from 're2js';
import { Fault } from '../values/fault.ts';

const compiled = new Map<string, RE2JS | Fault>();

export const invalidPattern = (pattern: string) =>
  new Fault(`Invalid regular expression pattern. Pattern: ${pattern}.`);

/** The pattern in RE2's syntax, or a fault that names it. */
export function compilePattern(pattern: string): RE2JS | Fault {
  const known = compiled.get(pattern);
  if (known !== undefined) {
    return known;
  }
  const expression = tryCompile(pattern);
  compiled.set(pattern, expression);
  return expression;
}

function tryCompile(pattern: string): RE2JS | Fault {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) {
      return invalidPattern(pattern);
    }
    throw error;
  }
}

/** Whether the pattern matches the whole text. */
export function matchesWhole(text: string, pattern: string): boolean | Fault {
  const expression = compilePattern(pattern);
  return expression instanceof Fault ? expression : expression.matcher(text).matches();
}

/** The pieces between the matches. Trailing empty pieces are dropped, but one piece always stays. */
export function splitBy(text: string, pattern: string): readonly string[] | Fault {
  const expression = compilePattern(pattern);
  if (expression instanceof Fault) {
    return expression;
  }
  const pieces: string[] = [];
  const matcher = expression.matcher(text);
  let last = 0;
  while (matcher.find()) {
    pieces.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  pieces.push(text.slice(last));
  const kept = pieces.findLastIndex((piece) => piece !== '') + 1;
  return pieces.slice(0, Math.max(kept, 1));
}

/** The text with every match replaced; `$1` and `${name}` in the replacement are groups, `\` takes the next as it is. */
export function replaceAll(text: string, pattern: string, replacement: string): string | Fault {
  const expression = compilePattern(pattern);
  if (expression instanceof Fault) {
    return expression;
  }
  const matcher = expression.matcher(text);
  let replaced = '';
  let last = 0;
  while (matcher.find()) {
    const expanded = expand(replacement, matcher);
    if (expanded instanceof Fault) {
      return expanded;
    }
    replaced += text.slice(last, matcher.start()) + expanded;
    last = matcher.end();
  }
  return replaced + text.slice(last);
}

const REFERENCE = /\\([\s\S])|\$([0-9]+)|\$\{([^}]*)\}?/g;

function expand(replacement: string, matcher: Matcher): string | Fault {
  let fault: Fault | null = null;
  const expanded = replacement.replace(REFERENCE, (whole, literal, digits, name) => {
    if (literal !== undefined) {
      return literal;
    }
    const group = digits === undefined ? namedGroup(matcher, whole, name) : numberedGroup(matcher, digits);
    if (group instanceof Fault) {
      fault ??= group;
      return '';
    }
    return group;
  });
  return fault ?? expanded;
}

/** As many digits as still name a group; the rest is text. */
function numberedGroup(matcher: Matcher, digits: string): string | Fault {
  for (let length = digits.length; length > 0; length -= 1) {
    const number = Number(digits.slice(0, length));
    if (number <= matcher.groupCount()) {
      return `${matcher.group(number) ?? ''}${digits.slice(length)}`;
    }
  }
  return new Fault(`The pattern has no group ${digits}.`);
}

function namedGroup(matcher: Matcher, reference: string, name: string): string | Fault {
  if (!reference.endsWith('}')) {
    return new Fault(`The group ${reference} is not closed.`);
  }
  try {
    return matcher.group(name) ?? '';
  } catch (error) {
    if (error instanceof RE2JSException) {
      return new Fault(`The pattern has no group ${name}.`);
    }
    throw error;
  }
}
