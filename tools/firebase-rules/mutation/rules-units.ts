import type { SyntaxNode } from '@lezer/common';
import type { Span } from './rules-coverage.ts';
import { nodesIn, parseRules } from './syntax/parse-rules.ts';

interface Unit extends Span {
  /** The function's name. Null for a match block. */
  readonly name: string | null;
  /** Excludes comments and line breaks. */
  readonly text: string;
  readonly called: ReadonlySet<string>;
}

/** The outermost functions and match blocks of a rules source, below the block that contains all documents or files. */
export class RulesUnits {
  private constructor(private readonly units: readonly Unit[]) {}

  static of(source: string): RulesUnits {
    const { topNode } = parseRules(source);
    const services = topNode.getChildren('Service');
    const roots = services.flatMap((service) => service.getChildren('Match'));
    const units = [
      ...[topNode, ...services, ...roots].flatMap((block) => block.getChildren('Function')),
      ...roots.flatMap((root) => root.getChildren('Match')),
    ];
    return new RulesUnits(
      units.toSorted((one, other) => one.from - other.from).map((node) => unitOf(node, source)),
    );
  }

  spanAround(offset: number): Span | null {
    return this.unitAt(offset) ?? null;
  }

  /** Returns the text of the units at these offsets and of every function that they call, directly or indirectly. Excludes comments. */
  textAround(offsets: Iterable<number>): string {
    const found = new Set(
      [...offsets].map((offset) => this.unitAt(offset)).filter((unit) => unit !== undefined),
    );
    // The loop also visits the functions that it adds.
    for (const { called } of found) {
      for (const unit of this.units) {
        if (unit.name !== null && called.has(unit.name)) {
          found.add(unit);
        }
      }
    }
    return this.units
      .filter((unit) => found.has(unit))
      .map(({ text }) => text)
      .join('\n');
  }

  private unitAt(offset: number): Unit | undefined {
    return this.units.find(({ start, end }) => start <= offset && offset < end);
  }
}

function unitOf(node: SyntaxNode, source: string): Unit {
  const nameOf = (named: SyntaxNode) => {
    const name = named.getChild('Name');
    return name === null ? '' : source.slice(name.from, name.to);
  };
  return {
    name: node.name === 'Function' ? nameOf(node) : null,
    start: node.from,
    end: node.to,
    text: source
      .slice(node.from, node.to)
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/\s+/g, ' '),
    called: new Set(nodesIn(node, ['Call']).map(nameOf)),
  };
}
