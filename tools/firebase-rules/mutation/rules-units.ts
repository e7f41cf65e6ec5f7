import type { Span } from './span.ts';
import { readTokens } from './syntax/lexer.ts';
import { parseRuleset } from './syntax/parse-ruleset.ts';
import type { Token } from './syntax/token.ts';

/** A function or match block that stands outermost. */
interface Unit extends Span {
  /** Of a function; null for a match block. */
  readonly name: string | null;
  readonly tokens: readonly Token[];
}

/** The outermost functions and match blocks of a rules source, below the block that holds all documents or files. */
export class RulesUnits {
  private constructor(private readonly units: readonly Unit[]) {}

  static of(source: string): RulesUnits {
    const { functions, services } = parseRuleset(source);
    const roots = services.flatMap(({ matches }) => matches);
    const begun = [
      ...[...functions, ...[...services, ...roots].flatMap((block) => block.functions)],
      ...roots.flatMap(({ matches }) => matches.map(({ offset }) => ({ offset, name: null }))),
    ].toSorted((one, other) => one.offset - other.offset);
    const tokens = readTokens(source);
    return new RulesUnits(
      begun.map(({ offset: start, name }, index) => {
        // Up to the next one, with the last braces for the last: what stands between them says nothing.
        const end = begun[index + 1]?.offset ?? source.length;
        return {
          name,
          start,
          end,
          tokens: tokens.filter((token) => start <= token.start && token.end <= end),
        };
      }),
    );
  }

  /** Where the unit stands that holds the place; null outside all of them. */
  spanAround(offset: number): Span | null {
    return this.unitAt(offset) ?? null;
  }

  /** What the units at these places say, with every function that they name, those that these name, and so on; no comments. */
  textAround(offsets: Iterable<number>): string {
    const found = new Set(
      [...offsets].map((offset) => this.unitAt(offset)).filter((unit) => unit !== undefined),
    );
    // What is added on the way is gone through as well.
    for (const { tokens } of found) {
      const named = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text));
      for (const unit of this.units) {
        if (unit.name !== null && named.has(unit.name)) {
          found.add(unit);
        }
      }
    }
    return this.units
      .filter((unit) => found.has(unit))
      .map(({ tokens }) => tokens.map(({ text }) => text).join(' '))
      .join('\n');
  }

  private unitAt(offset: number): Unit | undefined {
    return this.units.find(({ start, end }) => start <= offset && offset < end);
  }
}
