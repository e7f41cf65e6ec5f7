import { Fault } from './fault.ts';
import { floatText } from './float-text.ts';
import { Path } from './path.ts';
import { typeOf } from './type-of.ts';
import type { Value } from './value.ts';

/** What `string(value)` gives, and what `$(value)` puts into a path. */
export function textOf(value: Value): string | Fault {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (typeof value === 'string') {
    return value;
  }
  if (typeof value === 'number') {
    return floatText(value);
  }
  return value instanceof Path
    ? value.text
    : new Fault(
        `Unsupported operation error. Received: string(${typeOf(value)}). Expected: string(int), string(float), ` +
          'string(null), string(string), string(bool), string(path).',
      );
}
