import { Fault, functionNotFound, nullValueFault } from '../values/fault.ts';
import { typeOf } from '../values/type-of.ts';
import type { Result, Value } from '../values/value.ts';
import { COLLECTIONS } from './collections.ts';
import { NUMBERS } from './numbers.ts';
import type { Form, Operation } from './operation.ts';
import { OPERATORS } from './operators.ts';
import { STRINGS } from './strings.ts';
import { SUBSCRIPTS } from './subscripts.ts';
import { TIMES } from './times.ts';

/** Every operator, function and method of the language but those that see faults or read documents. */
export const OPERATIONS: readonly Operation[] = [
  ...[...OPERATORS, ...SUBSCRIPTS, ...STRINGS],
  ...[...COLLECTIONS, ...TIMES, ...NUMBERS],
];

const TABLE = new Map<string, Operation[]>();
for (const operation of OPERATIONS) {
  const key = keyOf(operation.form, operation.name);
  TABLE.set(key, [...(TABLE.get(key) ?? []), operation]);
}

/** The rows of that name, one for each combination of argument types. */
export function operationsOf(form: Form, name: string): readonly Operation[] {
  return TABLE.get(keyOf(form, name)) ?? [];
}

/** Applies the first row whose types the arguments have; a fault names what was received and what would do. */
export function applyOperation(form: Form, name: string, values: readonly Value[]): Result {
  const rows = rowsFor(form, name, values[0]);
  if (rows instanceof Fault) {
    return rows;
  }
  for (const row of rows) {
    const result = row.apply(values);
    if (result !== undefined) {
      return result;
    }
  }
  const expected = rows.map((row) => signature(form, name, row.parameters)).join(', ');
  if (rows.every(({ parameters }) => parameters.length !== values.length)) {
    const received = form === 'method' ? values.length - 1 : values.length;
    return new Fault(`Incorrect number of arguments. Received: ${received}. Expected: ${expected}.`);
  }
  const received = signature(form, name, values.map(typeOf));
  return new Fault(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`);
}

/** What is called on a receiver must be known to its type; anything may stand beside an operator. */
function rowsFor(form: Form, name: string, receiver: Value | undefined): readonly Operation[] | Fault {
  const rows = operationsOf(form, name);
  const isOnReceiver = form === 'method' || form === 'index' || form === 'range';
  if (isOnReceiver && receiver === null) {
    return nullValueFault();
  }
  const type = isOnReceiver && receiver !== undefined ? typeOf(receiver) : null;
  const fitting = rows.filter(({ parameters }) => type === null || parameters[0] === type);
  return fitting.length === 0 ? functionNotFound(name) : fitting;
}

function signature(form: Form, name: string, types: readonly string[]): string {
  const [first, ...rest] = types;
  switch (form) {
    case 'unary':
      return `${name}${first}`;
    case 'binary':
      return `${first} ${name} ${rest.join()}`;
    case 'function':
      return `${name}(${types.join(', ')})`;
    case 'method':
      return `${first}.${name}(${rest.join(', ')})`;
    case 'index':
      return `${first}[${rest.join()}]`;
    case 'range':
      return `${first}[${rest.join(':')}]`;
  }
}

function keyOf(form: Form, name: string): string {
  return `${form} ${name}`;
}
