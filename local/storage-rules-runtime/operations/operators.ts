import { isElement, isEqual } from '../values/equality.ts';
import { Fault } from '../values/fault.ts';
import { INT64_MIN, int64 } from '../values/int64.ts';
import { Duration, Timestamp } from '../values/time.ts';
import type { Value } from '../values/value.ts';
import { binary, method, type Operation, unary } from './operation.ts';

const divideByZero = () => new Fault('Divide by zero error.');

// The lowest integer divided by -1 wraps, as in the official engine.
const divide = (a: bigint, b: bigint) =>
  b === 0n ? divideByZero() : a === INT64_MIN && b === -1n ? a : a / b;

const bytesOrder = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b);

/** `<` and its like for every type that has an order; `compare` gives NaN where two values have none. */
function orderings(operator: string, holds: (order: number) => boolean): Operation[] {
  const order = <T extends bigint | number | string>(a: T, b: T) =>
    a < b ? -1 : a > b ? 1 : a === b ? 0 : Number.NaN;
  return [
    binary(operator, ['string', 'string'], 'bool', (a, b) => holds(order(a, b))),
    binary(operator, ['bytes', 'bytes'], 'bool', (a, b) => holds(bytesOrder(a, b))),
    binary(operator, ['int', 'int'], 'bool', (a, b) => holds(order(a, b))),
    binary(operator, ['float', 'float'], 'bool', (a, b) => holds(order(a, b))),
    binary(operator, ['duration', 'duration'], 'bool', (a, b) => holds(order(a.totalNanos, b.totalNanos))),
    binary(operator, ['timestamp', 'timestamp'], 'bool', (a, b) => holds(order(a.epochNanos, b.epochNanos))),
  ];
}

/** Firebase Security Rules reference, "Operators". `&&`, `||`, `?:` and `is` are the evaluator's: they see faults. */
// biome-ignore format: a table
export const OPERATORS: readonly Operation[] = [
  binary('==', ['any', 'any'],              'bool',      (a: Value, b: Value) => isEqual(a, b)),
  binary('!=', ['any', 'any'],              'bool',      (a: Value, b: Value) => !isEqual(a, b)),
  ...orderings('<',  (order) => order < 0),
  ...orderings('<=', (order) => order <= 0),
  ...orderings('>',  (order) => order > 0),
  ...orderings('>=', (order) => order >= 0),
  binary('+', ['int', 'int'],               'int',       (a, b) => int64(a + b)),
  binary('+', ['float', 'float'],           'float',     (a, b) => a + b),
  binary('+', ['string', 'string'],         'string',    (a, b) => a + b),
  binary('+', ['duration', 'duration'],     'duration',  (a, b) => Duration.ofNanos(a.totalNanos + b.totalNanos)),
  binary('+', ['duration', 'timestamp'],    'timestamp', (a, b) => Timestamp.ofNanos(a.totalNanos + b.epochNanos)),
  binary('+', ['timestamp', 'duration'],    'timestamp', (a, b) => Timestamp.ofNanos(a.epochNanos + b.totalNanos)),
  binary('-', ['int', 'int'],               'int',       (a, b) => int64(a - b)),
  binary('-', ['float', 'float'],           'float',     (a, b) => a - b),
  binary('-', ['duration', 'duration'],     'duration',  (a, b) => Duration.ofNanos(a.totalNanos - b.totalNanos)),
  binary('-', ['timestamp', 'duration'],    'timestamp', (a, b) => Timestamp.ofNanos(a.epochNanos - b.totalNanos)),
  binary('-', ['timestamp', 'timestamp'],   'duration',  (a, b) => Duration.ofNanos(a.epochNanos - b.epochNanos)),
  binary('*', ['int', 'int'],               'int',       (a, b) => int64(a * b)),
  binary('*', ['float', 'float'],           'float',     (a, b) => a * b),
  binary('/', ['int', 'int'],               'int',       divide),
  binary('/', ['float', 'float'],           'float',     (a, b) => a / b),
  binary('%', ['int', 'int'],               'int',       (a, b) => (b === 0n ? divideByZero() : a % b)),
  binary('%', ['float', 'float'],           'float',     (a, b) => a % b),
  unary('-',  ['int'],                      'int',       (a) => int64(-a)),
  unary('-',  ['float'],                    'float',     (a) => -a),
  unary('-',  ['duration'],                 'duration',  (a) => Duration.ofNanos(-a.totalNanos)),
  unary('!',  ['bool'],                     'bool',      (a) => !a),
  // `a in b` is a method of b.
  method('in', ['list', 'any'],             'bool',      (list, value) => isElement(value, list)),
  method('in', ['set', 'any'],              'bool',      (set, value) => set.has(value)),
  method('in', ['map', 'string'],           'bool',      (map, key) => map.has(key)),
];
