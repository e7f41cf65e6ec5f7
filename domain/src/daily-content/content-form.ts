import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { MINUTE_MS } from '../fields/durations.ts';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { CONTENT_LINE_MAX_CHARS, CONTENT_TEXT_MAX_CHARS, IMAGE_DESCRIPTION_MAX_CHARS } from '../limits.ts';
import { shownAs } from './content-file-shape.ts';
import { CONTENT_TYPES, DEFAULT_CONTENT_TYPE } from './content-type.ts';
import type { DailyContent } from './daily-content.ts';

const REQUIRED = message('Required');

/** The form for new content. Blank optional fields are stored as null. */
export const contentFormSchema = z.object({
  title: trimmedText().min(1, withMessage(REQUIRED)).check(maxChars(CONTENT_LINE_MAX_CHARS)),
  content: trimmedText().min(1, withMessage(REQUIRED)).check(maxChars(CONTENT_TEXT_MAX_CHARS)),
  contentType: z.enum(CONTENT_TYPES),
  topic: trimmedText().check(maxChars(CONTENT_LINE_MAX_CHARS)),
  scriptureReference: trimmedText().check(maxChars(CONTENT_LINE_MAX_CHARS)),
  imageDescription: trimmedText().check(maxChars(IMAGE_DESCRIPTION_MAX_CHARS)),
  /** The value of a `datetime-local` input, in the author's time zone. Blank for none. */
  publishDate: z.union(
    [z.literal(''), z.iso.datetime({ local: true })],
    withMessage(message('Invalid date')),
  ),
  publishImmediately: z.boolean(),
});

export type ContentForm = z.infer<typeof contentFormSchema>;

const editableContentSchema = contentFormSchema
  .pick({
    title: true,
    content: true,
    topic: true,
    scriptureReference: true,
    imageDescription: true,
    publishDate: true,
  })
  .extend({ contentType: z.string() });

export type EditableContent = z.infer<typeof editableContentSchema>;

/**
 * Returns the form for what leadership may edit of an item: its texts, its type and, until it is in the feed, its date.
 * It may keep a type that is not offered. If it is published, it keeps having a date.
 */
export function editSchemaOf({
  is_published,
}: Pick<DailyContent<unknown>, 'is_published'>): z.ZodType<EditableContent, EditableContent> {
  return is_published
    ? editableContentSchema.refine(({ publishDate }) => publishDate !== '', {
        path: ['publishDate'],
        ...withMessage(REQUIRED),
      })
    : editableContentSchema;
}

export const EMPTY_CONTENT_FORM: ContentForm = {
  title: '',
  content: '',
  contentType: DEFAULT_CONTENT_TYPE,
  topic: '',
  scriptureReference: '',
  imageDescription: '',
  publishDate: '',
  publishImmediately: false,
};

/** An uploaded file that passed the check. */
export interface ContentFile {
  file_path: string;
  file_type: string;
  file_url: string;
}

/** Returns the editable parts of stored content. */
export function toEditableContent(item: DailyContent<Date>): EditableContent {
  return {
    title: item.title,
    content: item.content,
    contentType: item.content_type,
    topic: item.topic ?? '',
    scriptureReference: item.scripture_reference ?? '',
    imageDescription: item.image_description ?? '',
    publishDate: item.publish_date === null ? '' : toLocalMinute(item.publish_date),
  };
}

/** Returns the value of a `datetime-local` input, in the author's time zone. */
function toLocalMinute(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

type StoredTexts = Pick<
  DailyContent<unknown>,
  'title' | 'content' | 'content_type' | 'topic' | 'scripture_reference' | 'image_description'
>;

/** What an edit may change. */
export type StoredContent = StoredTexts & Pick<DailyContent<Date>, 'publish_date'>;

/** Returns the stored form of the texts and the type. Blank optional texts become null. */
export function toStoredTexts(form: Omit<EditableContent, 'publishDate'>): StoredTexts {
  return {
    title: form.title,
    content: form.content,
    content_type: form.contentType,
    topic: form.topic || null,
    scripture_reference: form.scriptureReference || null,
    image_description: form.imageDescription || null,
  };
}

/** Returns the edited parts that differ from the item, in their stored form. In the feed, an item keeps its date. */
export function changedContent(item: DailyContent<Date>, form: EditableContent): Partial<StoredContent> {
  const { title, content, content_type, topic, scripture_reference, image_description } = toStoredTexts(form);
  const isRedated = !item.is_in_feed && form.publishDate !== toEditableContent(item).publishDate;
  return {
    ...(title !== item.title && { title }),
    ...(content !== item.content && { content }),
    ...(content_type !== item.content_type && { content_type }),
    ...(topic !== item.topic && { topic }),
    ...(scripture_reference !== item.scripture_reference && { scripture_reference }),
    ...(image_description !== item.image_description && { image_description }),
    ...(isRedated && { publish_date: form.publishDate === '' ? null : new Date(form.publishDate) }),
  };
}

/**
 * Creates a content item. It is not in the feed yet. A description without an image is left out.
 * @param instants creates timestamps of the writer's SDK: `at` for a chosen date, `now` for the time of the write
 */
export function newDailyContent<Instant>(
  form: ContentForm,
  file: ContentFile | null,
  instants: { at: (chosen: Date) => Instant; now: Instant },
): DailyContent<Instant> {
  const chosen = form.publishDate === '' ? null : instants.at(new Date(form.publishDate));
  const stored = toStoredTexts(form);
  const hasImage = shownAs(file?.file_type ?? null) === 'image';
  return {
    ...stored,
    image_description: hasImage ? stored.image_description : null,
    publish_date: chosen ?? (form.publishImmediately ? instants.now : null),
    is_published: form.publishImmediately,
    is_in_feed: false,
    file_url: file?.file_url ?? null,
    file_path: file?.file_path ?? null,
    file_type: file?.file_type ?? null,
    created_at: instants.now,
  };
}
