import type { SyntaxNode } from '@lezer/common';
import type { Span } from './span.ts';
import { nodesIn, parseRules } from './syntax/parse-rules.ts';

/** An outermost function or match block. */
interface Unit extends Span {
  /** Of a function; null for a match block. */
  readonly name: string | null;
  /** Without comments and line ends. */
  readonly text: string;
  /** The functions that it names. */
  readonly called: ReadonlySet<string>;
}

/** The outermost functions and match blocks of a rules source, below the block that holds all documents or files. */
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

  /** Where the unit is that holds the place; null outside all of them. */
  spanAround(offset: number): Span | null {
    return this.unitAt(offset) ?? null;
  }

  /** What the units at these places say, with every function that they name, those that these name, and so on; no comments. */
  textAround(offsets: Iterable<number>): string {
    const found = new Set(
      [...offsets].map((offset) => this.unitAt(offset)).filter((unit) => unit !== undefined),
    );
    // What is added on the way is gone through as well.
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
