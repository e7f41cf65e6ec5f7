/** A run-time fault of a rules expression. It is a value, so that `||` and `&&` can absorb it as the language says. */
export class Fault {
  constructor(
    readonly message: string,
    /** Where in the source it arose; set by the evaluator. */
    readonly offset: number | null = null,
  ) {}

  /** The same fault with its place, unless it has one already. */
  at(offset: number): Fault {
    return this.offset === null ? new Fault(this.message, offset) : this;
  }
}

export function isFault(result: unknown): result is Fault {
  return result instanceof Fault;
}

/** The results if none of them is a fault, else the first that is. */
export function allOrFault<T>(results: readonly (T | Fault)[]): readonly T[] | Fault {
  const values: T[] = [];
  for (const result of results) {
    if (result instanceof Fault) {
      return result;
    }
    values.push(result);
  }
  return values;
}

export const nullValueFault = () => new Fault('Null value error.');

export const undefinedProperty = (name: string) => new Fault(`Property ${name} is undefined on object.`);

export const wrongType = (received: string, expected: string) =>
  new Fault(`Type error. Received: [${received}] Expected: [${expected}].`);

export const functionNotFound = (name: string) => new Fault(`Function not found error: Name: [${name}].`);

export const indexOutOfBound = (index: bigint | number, size: number) =>
  new Fault(`Index out of bound error. Index: [${index}] , size: [${size}].`);
