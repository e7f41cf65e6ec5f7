import { readTokens } from './lexer.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePath } from './parse-path.ts';
import { SyntaxFault } from './syntax-fault.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  LetDeclaration,
  MatchBlock,
  NamedNode,
  RulesFile,
  ServiceBlock,
} from './syntax-tree.ts';
import { RESERVED_WORDS } from './token.ts';
import { TokenCursor } from './token-cursor.ts';

/**
 * Reads a rules source.
 * @throws SyntaxFault at the first place that is not of the language
 */
export function parseRuleset(source: string): RulesFile {
  if (source.trim() === '') {
    throw new SyntaxFault('Rules content empty. Compilation aborted.', 0);
  }
  const cursor = new TokenCursor(readTokens(source));
  const version = parseVersion(cursor);
  const functions: FunctionDeclaration[] = [];
  while (cursor.is('function') || cursor.is('import')) {
    functions.push(parseFunction(cursor));
  }
  const services: ServiceBlock[] = [];
  do {
    services.push(parseService(cursor));
  } while (cursor.next.kind !== 'end');
  return { version, functions, services };
}

function parseVersion(cursor: TokenCursor): 1 | 2 {
  const { start } = cursor.next;
  if (!cursor.skip('rules_version')) {
    return 1;
  }
  cursor.expect('=');
  const { kind, value } = cursor.next.kind === 'string' ? cursor.take() : cursor.refuse();
  cursor.skip(';');
  if (kind !== 'string' || (value !== '1' && value !== '2')) {
    return cursor.refuse(`Unsupported rules version ${value}.`, start);
  }
  return value === '1' ? 1 : 2;
}

function parseService(cursor: TokenCursor): ServiceBlock {
  cursor.expect('service', `Unexpected '${cursor.next.text}' where a service is expected.`);
  const { text: first, start: offset, end } = cursor.take();
  if (RESERVED_WORDS.has(first)) {
    cursor.refuse('Cannot use keyword as service name.', offset);
  }
  let [name, nameEnd] = [first, end];
  while (cursor.is('.') && cursor.next.start === nameEnd && cursor.peek(1).start === nameEnd + 1) {
    cursor.take();
    const part = cursor.take();
    [name, nameEnd] = [`${name}.${part.text}`, part.end];
  }
  const { functions, matches } = parseBody(cursor, 'service');
  return { name, offset, functions, matches };
}

function parseMatch(cursor: TokenCursor): MatchBlock {
  const { start: offset } = cursor.expect('match');
  const path = parsePath(cursor, null);
  return { path, offset, ...parseBody(cursor, 'match') };
}

function parseBody(cursor: TokenCursor, owner: 'service' | 'match'): Omit<MatchBlock, 'path' | 'offset'> {
  cursor.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  const allows: AllowStatement[] = [];
  if (cursor.is('}')) {
    cursor.refuse(`The '${owner}' body must contain at least one declaration.`);
  }
  while (!cursor.skip('}')) {
    if (cursor.is('function')) {
      functions.push(parseFunction(cursor));
    } else if (cursor.is('match')) {
      matches.push(parseMatch(cursor));
    } else if (cursor.is('allow') && owner === 'match') {
      allows.push(parseAllow(cursor));
    } else {
      cursor.refuse();
    }
  }
  return { functions, matches, allows };
}

function parseAllow(cursor: TokenCursor): AllowStatement {
  const { start: offset } = cursor.expect('allow');
  const methods: NamedNode[] = [];
  do {
    const { kind, text, start } = cursor.take();
    if (kind !== 'word' || RESERVED_WORDS.has(text)) {
      cursor.refuse("Expected at least one 'operation' after 'allow'.", start);
    }
    methods.push({ name: text.toLowerCase(), offset: start });
  } while (cursor.skip(','));
  const condition = parseCondition(cursor);
  cursor.skip(';');
  return { methods, condition, offset };
}

function parseCondition(cursor: TokenCursor): AllowStatement['condition'] {
  if (cursor.is('if')) {
    cursor.refuse("Missing ':' before 'if' condition.");
  }
  if (!cursor.skip(':')) {
    return null;
  }
  cursor.expect('if', "Missing 'if' before conditional expression.");
  if (cursor.is(';') || cursor.is('}')) {
    cursor.refuse("Missing conditional expression after 'if'.");
  }
  return parseExpression(cursor);
}

function parseFunction(cursor: TokenCursor): FunctionDeclaration {
  if (cursor.is('import')) {
    cursor.refuse('Import statements are not allowed.');
  }
  cursor.expect('function');
  const { text: name, start: offset } = cursor.expectName('function');
  const parameters = parseParameters(cursor);
  cursor.expect('{');
  const lets: LetDeclaration[] = [];
  while (cursor.skip('let')) {
    lets.push(parseLet(cursor));
  }
  cursor.expect('return', `Unexpected '${cursor.next.text}' where 'return' is expected.`);
  const result = parseExpression(cursor);
  cursor.skip(';');
  cursor.expect('}');
  return { name, offset, parameters, lets, result };
}

function parseParameters(cursor: TokenCursor): readonly NamedNode[] {
  const parameters: NamedNode[] = [];
  cursor.expect('(');
  if (cursor.skip(')')) {
    return parameters;
  }
  do {
    const { text: name, start: offset } = cursor.expectName('parameter');
    parameters.push({ name, offset });
  } while (cursor.skip(','));
  cursor.expect(')');
  return parameters;
}

function parseLet(cursor: TokenCursor): LetDeclaration {
  const { text: name, start: offset } = cursor.expectName('variable');
  cursor.expect('=');
  const value = parseExpression(cursor);
  cursor.expect(';', `missing ';' at '${cursor.next.text}'`);
  return { name, offset, value };
}
