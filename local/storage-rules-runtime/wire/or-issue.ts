import { z } from 'zod';
import { isFault } from '../values/fault.ts';
import type { Result, Value } from '../values/value.ts';

/** Inside a transform: the value, or its fault as an issue of the schema. */
export function orIssue<T extends Value>(result: Result<T>, context: z.RefinementCtx): T {
  if (isFault(result)) {
    context.addIssue({ code: 'custom', message: result.message });
    return z.NEVER;
  }
  return result;
}
