import { memberOf } from '../operations/subscripts.ts';
import { applyOperation } from '../operations/table.ts';
import type { Expression, PathPart } from '../syntax/syntax-tree.ts';
import { allOrFault, Fault, functionNotFound, isFault, nullValueFault, wrongType } from '../values/fault.ts';
import { Path, type PathSegment } from '../values/path.ts';
import { textOf } from '../values/text.ts';
import { isOfType, typeOf } from '../values/type-of.ts';
import type { Result, Value } from '../values/value.ts';
import { callBuiltIn, readDocument } from './call.ts';
import type { Evaluation } from './evaluation.ts';
import { Scope } from './scope.ts';

type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** What each expression counts beside its parts, toward the limit of an evaluation. */
const COSTS: Readonly<Partial<Record<Expression['kind'], number>>> = {
  group: 0,
  // Each operand that is evaluated counts, below.
  logic: 0,
  // And two more where the condition is false.
  conditional: 2,
  // The type's name counts.
  'type-test': 2,
};

/** The value of the expression, or the first fault that nothing absorbed. Never throws. */
export function evaluate(expression: Expression, scope: Scope, evaluation: Evaluation): Result {
  const exhausted = evaluation.spend(COSTS[expression.kind] ?? 1);
  const result = exhausted ?? new Evaluator(scope, evaluation).result(expression);
  return isFault(result) ? result.at(expression.offset) : result;
}

class Evaluator {
  constructor(
    private readonly scope: Scope,
    private readonly evaluation: Evaluation,
  ) {}

  result(node: Expression): Result {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'group':
        return this.evaluate(node.inner);
      case 'variable':
        return this.variable(node);
      case 'list':
        return this.all(node.elements);
      case 'map':
        return this.map(node);
      case 'path':
        return this.path(node);
      case 'member':
        return this.member(node);
      case 'index':
        return this.operation('index', '[]', [node.object, node.index]);
      case 'range':
        return this.range(node);
      case 'unary':
        return this.operation('unary', node.operator, [node.operand]);
      case 'binary':
        return node.operator === 'in'
          ? this.operation('method', 'in', [node.right, node.left])
          : this.operation('binary', node.operator, [node.left, node.right]);
      case 'logic':
        return this.logic(node);
      case 'conditional':
        return this.conditional(node);
      case 'type-test':
        return this.typeTest(node);
      case 'call':
        return this.call(node);
      case 'method':
        return this.method(node);
    }
  }

  private evaluate(expression: Expression): Result {
    return evaluate(expression, this.scope, this.evaluation);
  }

  private variable({ name }: Node<'variable'>): Result {
    const value = this.scope.variable(name);
    return value === undefined ? nullValueFault() : value;
  }

  /** The values of all, or the first fault; all are evaluated, and count, in any case. */
  private all(expressions: readonly Expression[]): readonly Value[] | Fault {
    return allOrFault(expressions.map((expression) => this.evaluate(expression)));
  }

  private operation(
    form: Parameters<typeof applyOperation>[0],
    name: string,
    operands: readonly Expression[],
  ): Result {
    const values = this.all(operands);
    return isFault(values) ? values : applyOperation(form, name, values);
  }

  private map({ entries }: Node<'map'>): Result {
    const pairs = entries.map((entry) => this.all(entry));
    const fields = new Map<string, Value>();
    for (const pair of pairs) {
      if (isFault(pair)) {
        return pair;
      }
      const [key = null, value = null] = pair;
      if (typeof key !== 'string') {
        return wrongType(typeOf(key), 'string');
      }
      fields.set(key, value);
    }
    return fields;
  }

  private path({ segments }: Node<'path'>): Result {
    const parts = allOrFault(segments.map((part) => this.pathPart(part)));
    return isFault(parts) ? parts : new Path(parts.flat());
  }

  private pathPart(part: PathPart): readonly PathSegment[] | Fault {
    switch (part.kind) {
      case 'literal':
        return this.evaluation.spend(1) ?? [{ kind: 'literal', text: part.text }];
      case 'interpolation': {
        const value = this.evaluate(part.expression);
        const text = isFault(value) || value instanceof Path ? value : textOf(value);
        return typeof text === 'string' ? [{ kind: 'literal', text }] : isFault(text) ? text : text.segments;
      }
      default:
        return [{ kind: part.kind, name: part.name, bound: null }];
    }
  }

  private member({ object, name }: Node<'member'>): Result {
    const value = this.evaluate(object);
    if (isFault(value)) {
      return value;
    }
    if (value === null) {
      return nullValueFault();
    }
    return value instanceof Path || isOfType(value, 'map')
      ? memberOf(value, name)
      : wrongType(typeOf(value), 'map,path');
  }

  private range({ object, from, to, offset }: Node<'range'>): Result {
    const absent: Expression = { kind: 'literal', value: null, offset };
    return this.operation('range', '@range', [object, from ?? absent, to ?? absent]);
  }

  /** `&&` and `||`: an operand that decides does so whatever the other is, even a fault or no boolean. */
  private logic({ operator, left, right }: Node<'logic'>): Result {
    const decisive = operator === '||';
    const first = this.operand(left);
    if (first === decisive) {
      return decisive;
    }
    const second = this.operand(right);
    if (second === decisive) {
      return decisive;
    }
    return isFault(first) ? first : second;
  }

  private operand(expression: Expression): boolean | Fault {
    const exhausted = this.evaluation.spend(1);
    const value = exhausted ?? this.evaluate(expression);
    return typeof value === 'boolean' || isFault(value)
      ? value
      : wrongType(typeOf(value), 'bool').at(expression.offset);
  }

  private conditional({ condition, whenTrue, whenFalse }: Node<'conditional'>): Result {
    const value = this.evaluate(condition);
    if (typeof value !== 'boolean') {
      return isFault(value) ? value : wrongType(typeOf(value), 'bool');
    }
    return value ? this.evaluate(whenTrue) : (this.evaluation.spend(2) ?? this.evaluate(whenFalse));
  }

  /** A set is no `set`: so it is in the official engine. */
  private typeTest({ operand, type }: Node<'type-test'>): Result {
    const value = this.evaluate(operand);
    if (isFault(value)) {
      return value;
    }
    const actual = typeOf(value);
    return type === 'number' ? actual === 'int' || actual === 'float' : actual === type && actual !== 'set';
  }

  private call({ name, arguments: given, offset }: Node<'call'>): Result {
    const declared = this.scope.function(name);
    if (declared === undefined) {
      const values = this.all(given);
      return isFault(values) ? values : callBuiltIn(name, values, offset, this.evaluation);
    }
    const { parameters, lets, result } = declared.declaration;
    const results = given.map((argument) => this.evaluate(argument));
    if (parameters.length !== given.length) {
      return new Fault(
        `Incorrect number of arguments. Received: ${given.length}. Expected: ${parameters.length}.`,
      );
    }
    // A fault among arguments and lets does harm only where it is used.
    const variables = new Map(results.map((value, at) => [parameters[at]?.name ?? '', value]));
    const inner = new Scope(declared.scope, variables);
    for (const { name: variable, value } of lets) {
      const exhausted = this.evaluation.spend(1);
      variables.set(variable, exhausted ?? evaluate(value, inner, this.evaluation));
    }
    return evaluate(result, inner, this.evaluation);
  }

  private method({ object, name, arguments: given }: Node<'method'>): Result {
    const isService = object.kind === 'variable' && object.name === 'firestore';
    if (!isService || this.scope.variable('firestore') !== undefined) {
      return this.operation('method', name, [object, ...given]);
    }
    if (name !== 'get' && name !== 'exists') {
      return functionNotFound(`firestore.${name}`);
    }
    const values = this.all(given);
    return isFault(values) ? values : readDocument(name, values, this.evaluation);
  }
}
