import * as z from 'zod';

/** The stored fields of `daily_content/{id}`, generic over the type of an instant. */
export function dailyContentFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    title: z.string().min(1),
    content: z.string().min(1),
    content_type: z.string(),
    topic: z.string().nullable(),
    scripture_reference: z.string().nullable(),
    /** The feed shows an item from then on, newest first. */
    publish_date: instant.nullable(),
    is_published: z.boolean(),
    /** True from the moment when a published item is due; the functions say so, by the clock of the server. */
    is_in_feed: z.boolean(),
    file_url: z.string().nullable(),
    file_path: z.string().nullable(),
    file_type: z.string().nullable(),
    created_at: instant,
  };
}

/** One piece of daily content, generic in the type of its instants. */
export type DailyContent<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof dailyContentFields<z.ZodUnknown>>>>,
  'publish_date' | 'created_at'
> & { publish_date: Instant | null; created_at: Instant };
