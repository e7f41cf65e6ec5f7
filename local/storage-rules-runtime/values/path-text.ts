import { Fault } from './fault.ts';
import { Path, type PathSegment } from './path.ts';

const CAPTURE = /^\{\s*([^=}]*?)\s*(?:=\s*(\*{1,2})\s*)?\}$/;
const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** What `path(text)` gives: `a/b` and `/a/b` are the same, `{x}` and `{x=**}` are placeholders, `%20` and `+` a space. */
export function parsePath(text: string): Path | Fault {
  if (text === '') {
    return new Fault('Empty Path Template is not allowed.');
  }
  const segments: PathSegment[] = [];
  for (const part of text.replace(/^\//, '').split('/')) {
    const segment = part === '' ? emptySegment(text) : parseSegment(part, text);
    if (segment instanceof Fault) {
      return segment;
    }
    if (
      segment.kind !== 'literal' &&
      segments.some((other) => 'name' in other && other.name === segment.name)
    ) {
      return new Fault(`Variable ${segment.name} already exists in the PathTemplate.`);
    }
    segments.push(segment);
  }
  return new Path(segments);
}

/** A segment as written in a source or a URL; null where a `%` escape is broken. */
export function decodeSegment(text: string): string | null {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) {
    return null;
  }
  return text
    .replaceAll('+', ' ')
    .replace(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) =>
      Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'),
    );
}

function emptySegment(text: string): Fault {
  return new Fault(`Invalid Path Template ${text}. Empty segment is not allowed.`);
}

function parseSegment(part: string, text: string): PathSegment | Fault {
  if (!part.startsWith('{')) {
    const decoded = decodeSegment(part);
    return decoded === null
      ? new Fault(`Unable to decode ${part} to url.`)
      : { kind: 'literal', text: decoded };
  }
  const [, name = '', stars] = CAPTURE.exec(part) ?? [];
  if (!CAPTURE.test(part)) {
    return new Fault(`Invalid Path Template ${text}. The capture segment is not closed.`);
  }
  if (!IDENTIFIER.test(name)) {
    return new Fault(
      `Invalid Path Template ${text}. [Identifier [${name}] should start with letter, dollar sign, or underscore ` +
        'and should not start with digit and must not contain spaces.',
    );
  }
  return stars === '**' ? { kind: 'glob', name, bound: null } : { kind: 'capture', name, bound: null };
}
