import type { z } from 'zod';
import { submitPrayerRequestInputSchema, submitPrayerRequestOutputSchema } from './submit-prayer-request.ts';

/** Every callable function: its name, what it takes, what it answers. */
export const CALLABLES = {
  submitPrayerRequest: { input: submitPrayerRequestInputSchema, output: submitPrayerRequestOutputSchema },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type CallableName = keyof typeof CALLABLES;
export type CallableInput<Name extends CallableName> = z.infer<(typeof CALLABLES)[Name]['input']>;
export type CallableOutput<Name extends CallableName> = z.infer<(typeof CALLABLES)[Name]['output']>;
