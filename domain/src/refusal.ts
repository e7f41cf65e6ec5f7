import { counted, type Message, t, translated } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { SECOND_MS } from './fields/durations.ts';

const messageSchema = z.object({
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Fields that explain why a callable refused. */
const reasonFields = {
  /** The message behind `error` if it has placeholders, so that it can be translated. */
  message: messageSchema.optional(),
  /** Whole seconds until the caller may try again, if known. */
  retryAfterSeconds: z.int().positive().optional(),
};

/** The answer of a callable that refused, with a reason to show to the user. */
export const refusalSchema = z.object({
  success: z.literal(false),
  /** The English text of the reason, which is also its key in the translation catalogs. */
  error: z.string(),
  ...reasonFields,
});

/** The details of an error that a callable throws with a reason to show to the user. */
export const reasonSchema = z.object(reasonFields);

export const doneOrRefusedSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema,
]);

export type Refusal = z.infer<typeof refusalSchema>;

/** Why a callable refused. */
export type RefusalReason = Omit<Refusal, 'success'>;

export function refusal(message: Message): Refusal {
  const hasBlanks = Object.keys(message.values).length > 0;
  return {
    success: false,
    error: t(message),
    ...(hasBlanks && { message: { ...message, values: { ...message.values } } }),
  };
}

/** Returns a refusal that expires. Its text says when. */
export function refusalFor(waitMs: number, reason: (wait: string) => Message): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return { ...refusal(reason(spokenWait(retryAfterSeconds))), retryAfterSeconds };
}

/** Returns the reason of a refusal in the active language. */
export function refusalText({ error, message, retryAfterSeconds }: RefusalReason): string {
  if (message === undefined) {
    return translated(error);
  }
  return t(
    retryAfterSeconds === undefined
      ? message
      : { ...message, values: { ...message.values, wait: spokenWait(retryAfterSeconds) } },
  );
}

/** Returns whether a callable refused for this reason, whatever values fill its text. */
export function isRefusedFor({ error, message }: RefusalReason, reason: Message): boolean {
  return (message?.text ?? error) === reason.text;
}

function spokenWait(seconds: number): string {
  return seconds < 60
    ? counted(seconds, '{count} second', '{count} seconds')
    : counted(Math.ceil(seconds / 60), '{count} minute', '{count} minutes');
}
