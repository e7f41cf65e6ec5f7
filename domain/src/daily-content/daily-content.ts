import * as z from 'zod';

/** The stored fields of `daily_content/{id}`, generic over the instant type. */
export function dailyContentFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    title: z.string().min(1),
    content: z.string().min(1),
    content_type: z.string(),
    topic: z.string().nullable(),
    scripture_reference: z.string().nullable(),
    /** The feed shows the item from this time on, newest first. */
    publish_date: instant.nullable(),
    is_published: z.boolean(),
    /** True once a published item is due. Set by functions, using the server's clock. */
    is_in_feed: z.boolean(),
    file_url: z.string().nullable(),
    file_path: z.string().nullable(),
    file_type: z.string().nullable(),
    created_at: instant,
  };
}

export type DailyContent<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof dailyContentFields<z.ZodUnknown>>>>,
  'publish_date' | 'created_at'
> & { publish_date: Instant | null; created_at: Instant };
