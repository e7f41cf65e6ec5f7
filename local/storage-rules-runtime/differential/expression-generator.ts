import type { Operation, ParameterType } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import type { TypeName } from '../values/value.ts';
import { FAULTS, LITERALS } from './literals.ts';
import type { Random } from './random.ts';

const TYPES = [
  ...([
    'null',
    'bool',
    'int',
    'float',
    'string',
    'bytes',
    'timestamp',
    'duration',
    'latlng',
    'list',
  ] as const),
  ...(['set', 'map', 'map_diff', 'path'] as const),
] satisfies readonly TypeName[];

const TYPE_WORDS = [...TYPES.filter((type) => type !== 'null'), 'number', 'constraint', 'vector'];

/** Writes random expressions of the rules language: every row of the table, mostly with arguments of the types it wants. */
export class ExpressionGenerator {
  /** The rows written so far. */
  readonly used = new Set<Operation>();

  /** @param variables names that may be used beside the literals */
  constructor(
    private readonly random: Random,
    private readonly variables: readonly string[] = [],
  ) {}

  anyType(): TypeName {
    return this.random.pick(TYPES);
  }

  /** An expression that is meant to be of the type, and sometimes is not. */
  write(wanted: TypeName, depth: number): string {
    if (this.random.chance(1, 25)) {
      return this.random.pick(FAULTS);
    }
    const type = this.random.chance(1, 12) ? this.anyType() : wanted;
    return depth === 0 || this.random.chance(1, 5) ? this.leaf(type) : this.compound(type, depth - 1);
  }

  private leaf(type: TypeName): string {
    return this.variables.length > 0 && this.random.chance(1, 4)
      ? this.random.pick(this.variables)
      : this.random.pick(LITERALS[type]);
  }

  private compound(type: TypeName, depth: number): string {
    if (this.random.chance(1, 12)) {
      return this.group(
        `${this.write('bool', depth)} ? ${this.write(type, depth)} : ${this.write(type, depth)}`,
      );
    }
    if (type === 'bool' && this.random.chance(2, 5)) {
      return this.truth(depth);
    }
    if (this.random.chance(1, 3)) {
      const literal = this.literal(type, depth);
      if (literal !== null) {
        return literal;
      }
    }
    const rows = OPERATIONS.filter(
      ({ result }) => result === type || (result === 'any' && this.random.chance(1, 6)),
    );
    return rows.length === 0 ? this.leaf(type) : this.operation(this.random.pick(rows), depth);
  }

  /** What sees faults, and is in no row. */
  private truth(depth: number): string {
    switch (this.random.below(4)) {
      case 0:
        return this.group(`${this.write(this.anyType(), depth)} is ${this.random.pick(TYPE_WORDS)}`);
      case 1:
        return this.group(`${this.write(this.anyType(), depth)} == ${this.write(this.anyType(), depth)}`);
      case 2:
        return this.group(`${this.write('bool', depth)} && ${this.write('bool', depth)}`);
      default:
        return this.group(`${this.write('bool', depth)} || ${this.write('bool', depth)}`);
    }
  }

  private literal(type: TypeName, depth: number): string | null {
    const values = Array.from({ length: this.random.below(4) }, () => this.write(this.anyType(), depth));
    switch (type) {
      case 'list':
        return `[${values.join(', ')}]`;
      case 'map':
        return `{${values.map((value) => `${this.write('string', 0)}: ${value}`).join(', ')}}`;
      case 'path':
        return `/a${values.map((value) => `/$(${value})`).join('')}`;
      default:
        return null;
    }
  }

  private operation(row: Operation, depth: number): string {
    this.used.add(row);
    const isIn = row.form === 'method' && row.name === 'in';
    const values = row.parameters.map((type) => this.argument(type, depth));
    const [first = '', second = '', third = ''] = values;
    switch (row.form) {
      case 'unary':
        return this.group(`${row.name}${first}`);
      case 'binary':
        return this.group(`${first} ${row.name} ${second}`);
      case 'function':
        return `${row.name}(${this.oneMoreOrLess(values).join(', ')})`;
      case 'index':
        return `(${first})[${second}]`;
      case 'range':
        return `(${first})[${second === 'null' ? '' : second}:${third === 'null' ? '' : third}]`;
      case 'method':
        return isIn
          ? this.group(`${second} in ${first}`)
          : `(${first}).${row.name}(${this.oneMoreOrLess(values.slice(1)).join(', ')})`;
    }
  }

  private argument(type: ParameterType, depth: number): string {
    return type === 'null' ? 'null' : this.write(type === 'any' ? this.anyType() : type, depth);
  }

  private oneMoreOrLess(values: readonly string[]): readonly string[] {
    return this.random.chance(1, 40) ? this.random.pick([values.slice(1), [...values, '1']]) : values;
  }

  /** Mostly in parentheses; without them precedence decides. */
  private group(source: string): string {
    return this.random.chance(1, 3) ? source : `(${source})`;
  }
}
