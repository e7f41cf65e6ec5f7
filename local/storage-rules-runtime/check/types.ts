import type { Form } from '../operations/operation.ts';
import { operationsOf } from '../operations/table.ts';
import { childrenOf } from '../syntax/children.ts';
import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/syntax-tree.ts';
import { typeOf } from '../values/type-of.ts';
import type { TypeName } from '../values/value.ts';
import type { Report } from './report.ts';

/** The types that an expression may have; null where any is possible. */
type Types = readonly TypeName[] | null;

/** Warns of operands that can never have a type that would do, and of comparisons of what can never be equal. */
export function checkTypes(file: RulesFile, report: Report): void {
  const declared = declaredNames(file);
  const functions = (declarations: readonly FunctionDeclaration[]) => {
    for (const { lets, result } of declarations) {
      for (const expression of [...lets.map(({ value }) => value), result]) {
        inferTypes(expression, declared, report);
      }
    }
  };
  const body = (block: MatchBlock) => {
    functions(block.functions);
    for (const { condition } of block.allows) {
      const types = condition === null ? null : inferTypes(condition, declared, report);
      if (condition !== null && types !== null && !types.includes('bool')) {
        report.warning(
          `Invalid type. Permission statements expect a boolean value. Received one of [${types.join(', ')}].`,
          condition.offset,
        );
      }
    }
    block.matches.forEach(body);
  };
  functions(file.functions);
  for (const service of file.services) {
    functions(service.functions);
    service.matches.forEach(body);
  }
}

/** Functions that the source declares, which may shadow those of the language. */
function declaredNames({ functions, services }: RulesFile): ReadonlySet<string> {
  const inBody = (body: Pick<MatchBlock, 'functions' | 'matches'>): readonly FunctionDeclaration[] => [
    ...body.functions,
    ...body.matches.flatMap(inBody),
  ];
  return new Set([...functions, ...services.flatMap(inBody)].map(({ name }) => name));
}

function inferTypes(expression: Expression, declared: ReadonlySet<string>, report: Report): Types {
  const parts = childrenOf(expression).map((child) => ({
    child,
    types: inferTypes(child, declared, report),
  }));
  const typesOf = (at: number): Types => parts[at]?.types ?? null;
  const expect = (at: number, expected: readonly TypeName[]) => {
    const part = parts[at];
    const types = part?.types ?? null;
    if (part !== undefined && types !== null && !types.some((type) => accepts(expected, type))) {
      report.warning(
        `Invalid type. Received one of [${types.join(', ')}]. Expected one of [${expected.join(', ')}].`,
        part.child.offset,
      );
    }
  };
  const operation = (
    form: Form,
    name: string,
    order: readonly number[] = parts.map((_, at) => at),
  ): Types => {
    const rows = operationsOf(form, name);
    for (const [position, at] of order.entries()) {
      const expected = rows.map(({ parameters }) => parameters[position] ?? 'any');
      const named = expected.filter((type) => type !== 'any');
      if (named.length > 0 && named.length === expected.length) {
        expect(at, [...new Set(named)]);
      }
    }
    const results = rows.map(({ result }) => result);
    const known = results.filter((type) => type !== 'any');
    return known.length === results.length && known.length > 0 ? [...new Set(known)] : null;
  };
  switch (expression.kind) {
    case 'literal':
      return [typeOf(expression.value)];
    case 'map':
      for (const at of expression.entries.keys()) {
        expect(2 * at, ['string']);
      }
      return ['map'];
    case 'path':
      for (const at of parts.keys()) {
        expect(at, ['path', 'null', 'int', 'float', 'string', 'bool']);
      }
      return ['path'];
    case 'list':
      return ['list'];
    case 'group':
      return typesOf(0);
    case 'member':
      expect(0, ['map', 'path']);
      return null;
    case 'logic':
      expect(0, ['bool']);
      expect(1, ['bool']);
      return ['bool'];
    case 'type-test':
      return ['bool'];
    case 'conditional':
      expect(0, ['bool']);
      return union(typesOf(1), typesOf(2));
    case 'unary':
      return operation('unary', expression.operator);
    case 'binary':
      if (expression.operator === 'in') {
        return operation('method', 'in', [1, 0]);
      }
      warnIncomparable(expression, typesOf(0), typesOf(1), report);
      return operation('binary', expression.operator);
    case 'index':
      return operation('index', '[]');
    case 'range':
      return operation('range', '@range', [0]);
    case 'call':
      return declared.has(expression.name) ? null : operation('function', expression.name);
    case 'method':
      return isServiceCall(expression) ? null : operation('method', expression.name);
    case 'variable':
      return null;
  }
}

const isServiceCall = ({ object }: Extract<Expression, { kind: 'method' }>) =>
  object.kind === 'variable' && object.name === 'firestore';

const accepts = (expected: readonly TypeName[], type: TypeName) =>
  expected.includes(type) || (type === 'int' && expected.includes('float'));

const union = (a: Types, b: Types): Types => (a === null || b === null ? null : [...new Set([...a, ...b])]);

function warnIncomparable(
  { operator, offset }: Extract<Expression, { kind: 'binary' }>,
  left: Types,
  right: Types,
  report: Report,
): void {
  if ((operator !== '==' && operator !== '!=') || left === null || right === null) {
    return;
  }
  const isComparable = left.some((type) => accepts(right, type)) || right.some((type) => accepts(left, type));
  if (!isComparable) {
    report.warning(
      `The sub-expressions are not comparable, so this comparison will always return ${operator === '!='}.`,
      offset,
    );
  }
}
