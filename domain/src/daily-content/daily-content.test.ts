import { describe, expect, it } from 'vitest';
import { announcementOf, isDue } from '../delivery/content-announcement.ts';
import {
  changedContent,
  contentFormSchema,
  EMPTY_CONTENT_FORM,
  editSchemaOf,
  newDailyContent,
  toEditableContent,
} from './content-form.ts';
import { contentTypeName, feedLabel } from './content-type.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const instants = { at: (chosen: Date) => chosen, now: NOW };
const filled = { ...EMPTY_CONTENT_FORM, title: 'Silence', content: 'What do you hear?' };

describe('the content form', () => {
  it('requires a title and content', () => {
    const { error } = contentFormSchema.safeParse({ ...filled, title: ' ', content: '' });

    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['title', 'Required'],
      ['content', 'Required'],
    ]);
  });

  it('creates an unpublished prompt by default', () => {
    expect(newDailyContent(filled, null, instants)).toEqual({
      title: 'Silence',
      content: 'What do you hear?',
      content_type: 'prompt',
      topic: null,
      scripture_reference: null,
      publish_date: null,
      is_published: false,
      is_in_feed: false,
      file_url: null,
      file_path: null,
      file_type: null,
      image_description: null,
      created_at: NOW,
    });
  });

  it('dates content published immediately with the current time, unless a date was chosen', () => {
    const published = { ...filled, publishImmediately: true };

    expect(newDailyContent(published, null, instants).publish_date).toBe(NOW);
    const dated = { ...published, publishDate: '2026-12-24T18:00' };
    expect(newDailyContent(contentFormSchema.parse(dated), null, instants).publish_date).toEqual(
      new Date('2026-12-24T18:00'),
    );
  });

  it.each([
    ['image/webp', 'A still lake.'],
    ['application/pdf', null],
  ])('with a file of type %s stores %o as the description of its image', (file_type, description) => {
    const described = { ...filled, imageDescription: 'A still lake.' };
    const file = { file_path: 'a', file_url: 'https://example.org/a', file_type };

    expect(newDailyContent(described, file, instants).image_description).toBe(description);
  });

  it('rejects an invalid date', () => {
    expect(contentFormSchema.safeParse({ ...filled, publishDate: 'tomorrow' }).success).toBe(false);
  });
});

describe('an edit of stored content', () => {
  const item = newDailyContent({ ...filled, topic: 'Rest' }, null, instants);
  const opened = toEditableContent(item);

  it('changes nothing if the form is as it was opened', () => {
    expect(changedContent(item, opened)).toEqual({});
  });

  it.each([
    [{ title: 'Stillness' }, { title: 'Stillness' }],
    [{ content: 'What do you see?' }, { content: 'What do you see?' }],
    [{ contentType: 'prayer' }, { content_type: 'prayer' }],
    [{ topic: '' }, { topic: null }],
    [{ scriptureReference: 'Psalm 62:1' }, { scripture_reference: 'Psalm 62:1' }],
    [{ imageDescription: 'A still lake.' }, { image_description: 'A still lake.' }],
    [{ publishDate: '2026-12-24T18:00' }, { publish_date: new Date('2026-12-24T18:00') }],
  ])('of %o changes only %o', (edited, changes) => {
    expect(changedContent(item, { ...opened, ...edited })).toEqual(changes);
  });

  const dated = { ...item, publish_date: new Date('2026-12-24T18:00:30.500') };

  it('shows the date in the author’s time zone, and leaves its seconds unless it is changed', () => {
    const form = toEditableContent(dated);

    expect(form.publishDate).toBe('2026-12-24T18:00');
    expect(changedContent(dated, form)).toEqual({});
    expect(changedContent(dated, { ...form, publishDate: '' })).toEqual({ publish_date: null });
  });

  it('leaves the date of an item in the feed', () => {
    const form = { ...toEditableContent(dated), publishDate: '2026-12-25T18:00' };

    expect(changedContent({ ...dated, is_in_feed: true }, form)).toEqual({});
  });

  it('requires a valid date, or none for a draft', () => {
    const errorOf = (is_published: boolean, publishDate: string) =>
      editSchemaOf({ is_published }).safeParse({ ...opened, publishDate }).error?.issues[0];

    expect(errorOf(false, '')).toBeUndefined();
    expect(errorOf(true, '2026-12-24T18:00')).toBeUndefined();
    expect(errorOf(true, '')).toMatchObject({ path: ['publishDate'], message: 'Required' });
    expect(errorOf(false, 'tomorrow')).toMatchObject({ path: ['publishDate'] });
  });

  it('leaves a type that is not offered as it is', () => {
    const declared = { ...item, content_type: 'weekly_declaration' };

    expect(changedContent(declared, toEditableContent(declared))).toEqual({});
  });
});

describe('the feed', () => {
  it('includes only items that are published and due', () => {
    expect(isDue({ is_published: true, publish_date: NOW }, NOW)).toBe(true);
    expect(isDue({ is_published: false, publish_date: NOW }, NOW)).toBe(false);
    expect(isDue({ is_published: true, publish_date: null }, NOW)).toBe(false);
    expect(isDue({ is_published: true, publish_date: new Date(NOW.getTime() + 1) }, NOW)).toBe(false);
  });

  it.each([
    ['daily_scripture', 'Daily Scripture'],
    ['weekly_declaration', 'Weekly Declaration'],
    ['topical_focus', 'Topical Focus'],
    ['prompt', 'Content'],
  ])('labels %s as %s', (type, label) => {
    expect(feedLabel(type)).toBe(label);
  });
});

describe('the push notification about an item', () => {
  it('has the title, the text shortened to one line, and a link to the item', () => {
    const message = announcementOf('abc', { title: 'Silence', content: `Sit\n  still. ${'x'.repeat(500)}` });

    expect(message).toMatchObject({ title: 'Silence', url: '/daily-content#abc', tag: 'daily-content-abc' });
    expect(message.body).toMatch(/^Sit still\. x+…$/);
    expect(message.body).toHaveLength(140);
  });
});

it.each([
  ['prompt', 'Prompt'],
  ['daily_scripture', 'Daily scripture'],
])('the content type %s is named %s', (contentType, name) => {
  expect(contentTypeName(contentType)).toBe(name);
});
