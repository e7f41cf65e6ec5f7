import * as z from 'zod';
import { counted } from './texts/text.ts';

/** The answer of a callable that did not do what was asked, for a reason that the caller is to read. */
export const refusalSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  /** Whole seconds after which it may be tried again, where that is known. */
  retryAfterSeconds: z.int().positive().optional(),
});

/** Done, or refused with what the caller is to read. */
export const doneOrRefusedSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema,
]);

export type Refusal = z.infer<typeof refusalSchema>;

/** A refusal that ends by itself: its text says when. */
export function refusalFor(waitMs: number, error: (wait: string) => string): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { success: false, error: error(spokenWait(retryAfterSeconds)), retryAfterSeconds };
}

/** How long that is, in words. */
export function spokenWait(seconds: number): string {
  return seconds < 60
    ? counted(seconds, '{count} second', '{count} seconds')
    : counted(Math.ceil(seconds / 60), '{count} minute', '{count} minutes');
}
