import { SyntaxFault } from './syntax-fault.ts';
import { RESERVED_WORDS, type Token } from './token.ts';

/** Packages of functions, which therefore cannot name a variable. */
const PACKAGES: ReadonlySet<string> = new Set(['math', 'duration', 'timestamp', 'hashing', 'latlng']);

export const isPackage = (word: string) => PACKAGES.has(word);

/** Walks the tokens of a source, one ahead. */
export class TokenCursor {
  private index = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token {
    return this.peek(0);
  }

  peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)];
    if (token === undefined) {
      throw new TypeError('a source has an end token');
    }
    return token;
  }

  take(): Token {
    const token = this.next;
    this.index += 1;
    return token;
  }

  /** True where the next token is that word or symbol, not a literal that reads like it. */
  is(text: string): boolean {
    return this.next.text === text && (this.next.kind === 'word' || this.next.kind === 'symbol');
  }

  /** Takes the word or symbol if it comes next. */
  skip(text: string): boolean {
    const isNext = this.is(text);
    if (isNext) {
      this.take();
    }
    return isNext;
  }

  expect(text: string, message = `Missing '${text}' before '${this.next.text}'.`): Token {
    return this.is(text) ? this.take() : this.refuse(message);
  }

  /** Takes a name that is free to give to a `role`: no keyword and no package. */
  expectName(role: string): Token {
    const { kind, text } = this.next;
    if (kind !== 'word' || RESERVED_WORDS.has(text)) {
      return this.refuse(`Unexpected '${text}' where the name of a ${role} is expected.`);
    }
    if (PACKAGES.has(text) && role !== 'function') {
      return this.refuse(`${text} is a package and cannot be used as variable name.`);
    }
    return this.take();
  }

  /** Reads something inside something else, at most `limit` deep. */
  nested<T>(limit: number, message: string, read: () => T): T {
    this.depth += 1;
    if (this.depth > limit) {
      this.refuse(message);
    }
    const inner = read();
    this.depth -= 1;
    return inner;
  }

  refuse(message = `Unexpected '${this.next.text}'.`, offset = this.next.start): never {
    throw new SyntaxFault(message, offset);
  }
}
