import { counted, type Message, t, translated } from '@prayer-community/i18n/text';
import * as z from 'zod';

const messageSchema = z.object({
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What a callable gives as the reason why it did not do what was asked. */
const reasonFields = {
  /** What `error` says, where its text has blanks: for readers of another language than English. */
  message: messageSchema.optional(),
  /** Whole seconds after which it may be tried again, where that is known. */
  retryAfterSeconds: z.int().positive().optional(),
};

/** The answer of a callable that did not do what was asked, for a reason that the caller is to read. */
export const refusalSchema = z.object({
  success: z.literal(false),
  /** The text of the reason in English, which is its code: the catalogues have it in other languages. */
  error: z.string(),
  ...reasonFields,
});

/** The details of an error that a callable throws for a reason that the caller is to read. */
export const reasonSchema = z.object(reasonFields);

/** Done, or refused with what the caller is to read. */
export const doneOrRefusedSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema,
]);

export type Refusal = z.infer<typeof refusalSchema>;

/** A refusal for this reason. */
export function refusal(message: Message): Refusal {
  const hasBlanks = Object.keys(message.values).length > 0;
  return {
    success: false,
    error: t(message),
    ...(hasBlanks && { message: { ...message, values: { ...message.values } } }),
  };
}

/** A refusal that expires. Its text says when. */
export function refusalFor(waitMs: number, reason: (wait: string) => Message): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { ...refusal(reason(spokenWait(retryAfterSeconds))), retryAfterSeconds };
}

/** The reason of a refusal in the active language. */
export function refusalText({
  error,
  message,
  retryAfterSeconds,
}: Pick<Refusal, 'error' | 'message' | 'retryAfterSeconds'>): string {
  if (message === undefined) {
    return translated(error);
  }
  return t(
    retryAfterSeconds === undefined
      ? message
      : { ...message, values: { ...message.values, wait: spokenWait(retryAfterSeconds) } },
  );
}

/** How long that is, in words. */
function spokenWait(seconds: number): string {
  return seconds < 60
    ? counted(seconds, '{count} second', '{count} seconds')
    : counted(Math.ceil(seconds / 60), '{count} minute', '{count} minutes');
}
