import { applyOperation } from '../operations/table.ts';
import { Fault, isFault } from '../values/fault.ts';
import { Path } from '../values/path.ts';
import { sourceOf } from '../values/source-of.ts';
import { typeOf } from '../values/type-of.ts';
import type { Result, Value } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';

/** Calls a function of the language. `debug(x)` is x, and notes it. */
export function callBuiltIn(
  name: string,
  values: readonly Value[],
  offset: number,
  evaluation: Evaluation,
): Result {
  const [first] = values;
  if (name !== 'debug') {
    return applyOperation('function', name, values);
  }
  if (first === undefined) {
    return new Fault('Service call error. Function: [debug], Argument: [].');
  }
  evaluation.debugged.push({ offset, text: sourceOf(first) });
  return first;
}

/** `firestore.get(path)` and `firestore.exists(path)`. */
export function readDocument(
  name: 'get' | 'exists',
  values: readonly Value[],
  evaluation: Evaluation,
): Result {
  const [path] = values;
  if (values.length !== 1) {
    return new Fault(
      `Incorrect number of arguments. Received: ${values.length}. Expected: firestore.${name}(path).`,
    );
  }
  if (!(path instanceof Path)) {
    const received = path === undefined ? '' : typeOf(path);
    return new Fault(
      `Unsupported operation error. Received: firestore.${name}(${received}). Expected: firestore.${name}(path).`,
    );
  }
  const document = evaluation.documents.read(name, path);
  return name === 'get' || isFault(document) ? document : document !== null;
}
