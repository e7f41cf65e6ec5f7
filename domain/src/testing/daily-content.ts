import type { DailyContent } from '../daily-content/daily-content.ts';

/** Returns a prompt that was published at the given time and is in the feed, with a test's changes. */
export function dailyContent(at: Date, changes: Partial<DailyContent<Date>> = {}): DailyContent<Date> {
  return {
    title: 'Gratitude',
    content: 'Name three people you are thankful for.',
    content_type: 'prompt',
    topic: null,
    scripture_reference: null,
    publish_date: at,
    is_published: true,
    is_in_feed: true,
    file_url: null,
    file_path: null,
    file_type: null,
    image_description: null,
    created_at: at,
    ...changes,
  };
}
