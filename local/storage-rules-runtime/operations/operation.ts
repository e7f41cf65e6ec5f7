import { isOfType } from '../values/type-of.ts';
import type { Result, TypeMap, TypeName, Value } from '../values/value.ts';

export type ParameterType = TypeName | 'any';
type ArgumentOf<P> = P extends TypeName ? TypeMap[P] : Value;
type Arguments<P extends readonly ParameterType[]> = { -readonly [I in keyof P]: ArgumentOf<P[I]> };

/** How an operation is written: `-a`, `a + b`, `f(a)`, `a.m(b)`, `a[b]`, `a[b:c]`. */
export type Form = 'unary' | 'binary' | 'function' | 'method' | 'index' | 'range';

/** One row of the table: an operator, function or method for one combination of argument types. */
export interface Operation {
  readonly form: Form;
  readonly name: string;
  /** A method's receiver is its first. */
  readonly parameters: readonly ParameterType[];
  readonly result: ParameterType;
  /** The result for arguments of the row's types; `undefined` for others. */
  readonly apply: (values: readonly Value[]) => Result | undefined;
}

type Row = <const P extends readonly ParameterType[]>(
  name: string,
  parameters: P,
  result: ParameterType,
  compute: (...values: Arguments<P>) => Result,
) => Operation;

function rowOf(form: Form): Row {
  return (name, parameters, result, compute) => ({
    form,
    name,
    parameters,
    result,
    apply: (values) => {
      const promoted = promote(parameters, values);
      return areOfTypes(promoted, parameters) ? compute(...promoted) : undefined;
    },
  });
}

export const unary = rowOf('unary');
export const binary = rowOf('binary');
export const functionRow = rowOf('function');
export const method = rowOf('method');
export const index = rowOf('index');
export const range = rowOf('range');

/** An int may stand where a float is wanted. */
function promote(parameters: readonly ParameterType[], values: readonly Value[]): readonly Value[] {
  return values.map((value, at) =>
    parameters[at] === 'float' && typeof value === 'bigint' ? Number(value) : value,
  );
}

function areOfTypes<P extends readonly ParameterType[]>(
  values: readonly Value[],
  parameters: P,
): values is Arguments<P> {
  return (
    values.length === parameters.length &&
    values.every((value, at) => {
      const type = parameters[at];
      return type === 'any' || (type !== undefined && isOfType(value, type));
    })
  );
}
