import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';

/** The stored fields of `daily_content/{id}`. */
export function dailyContentFields(instant: z.ZodType<Date>) {
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
    /** Read aloud in place of an attached image. Older items lack it. */
    image_description: z.string().nullable().default(null),
    created_at: instant,
  };
}

export type DailyContent<Instant> = Stored<typeof dailyContentFields, Instant>;
