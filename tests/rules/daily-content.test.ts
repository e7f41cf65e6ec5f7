import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { toStoredTexts } from '@prayer-community/domain/daily-content/content-form';
import { CONTENT_TYPES } from '@prayer-community/domain/daily-content/content-type';
import {
  CONTENT_LINE_MAX_CHARS,
  CONTENT_TEXT_MAX_CHARS,
  IMAGE_DESCRIPTION_MAX_CHARS,
  PUBLIC_LIST_MAX_DOCUMENTS,
} from '@prayer-community/domain/limits';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feed, storedContent, writtenContent } from './content-attempts.ts';
import { newId } from './new-id.ts';
import { rulesUnderTest } from './rules-under-test.ts';
import { statusOfVisitorQuery } from './visitor-query.ts';

const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms);

const rules = rulesUnderTest();
let visitor: Firestore;
let leadership: Firestore;
let id: string;

beforeAll(() => {
  visitor = rules.databaseAs('visitor');
  leadership = rules.databaseAs('leadership');
});

beforeEach(() => {
  id = newId();
});

const item = (db: Firestore) => doc(db, COLLECTIONS.dailyContent, id);

function store(changes: Parameters<typeof storedContent>[0]): Promise<void> {
  return rules.pastTheRules((db) => setDoc(item(db), storedContent(changes)));
}

describe('the feed', () => {
  it('can be listed by visitors', async () => {
    await assertSucceeds(getDocs(feed(visitor)));
  });

  it('denies visitors a query that could return other items', async () => {
    const content = collection(visitor, COLLECTIONS.dailyContent);

    await assertFails(getDocs(content));
    await assertFails(getDocs(query(content, where('is_published', '==', true))));
    await assertFails(getDocs(query(content, where('is_in_feed', '==', false))));
  });

  it('denies everyone but leadership a query that reads more than a list needs', async () => {
    const isInFeed = where('is_in_feed', '==', true);

    for (const reader of [visitor, rules.databaseAs('prayer_team')]) {
      const content = collection(reader, COLLECTIONS.dailyContent);
      await assertSucceeds(getDocs(query(content, isInFeed, limit(PUBLIC_LIST_MAX_DOCUMENTS))));
      await assertFails(getDocs(query(content, isInFeed, limit(PUBLIC_LIST_MAX_DOCUMENTS + 1))));
      await assertFails(getDocs(query(content, isInFeed)));
    }
  });

  it('denies a query with an offset', async () => {
    const listed = { from: COLLECTIONS.dailyContent, field: 'is_in_feed' };

    expect(await statusOfVisitorQuery(visitor, { ...listed, offset: 0 })).toBe(200);
    expect(await statusOfVisitorQuery(visitor, { ...listed, offset: 1 })).toBe(403);
  });

  it('shows drafts and scheduled items only to leadership', async () => {
    for (const changes of [{ is_published: false }, { publish_date: fromNow(HOUR_MS) }]) {
      await store({ ...changes, is_in_feed: false });

      await assertFails(getDoc(item(visitor)));
      await assertFails(getDoc(item(rules.databaseAs('prayer_team'))));
      await assertSucceeds(getDoc(item(leadership)));
    }
  });

  it('can be listed together with drafts by leadership', async () => {
    const all = query(collection(leadership, COLLECTIONS.dailyContent), orderBy('created_at', 'desc'));

    await assertSucceeds(getDocs(all));
  });
});

describe('new content', () => {
  const create = (changes: object) => setDoc(item(leadership), { ...writtenContent(), ...changes });

  it.each(CONTENT_TYPES)('may be of type %s', async (content_type) => {
    await assertSucceeds(create({ content_type }));
  });

  it('may be published immediately or on a date', async () => {
    await assertSucceeds(setDoc(item(leadership), writtenContent({ publishImmediately: true })));
    id = newId();
    await assertSucceeds(setDoc(item(leadership), writtenContent({ publishDate: '2030-01-01T08:00' })));
  });

  it('may be as long as the limits allow', async () => {
    await assertSucceeds(
      create({
        title: 'x'.repeat(CONTENT_LINE_MAX_CHARS),
        content: 'x'.repeat(CONTENT_TEXT_MAX_CHARS),
        topic: 'x'.repeat(CONTENT_LINE_MAX_CHARS),
        scripture_reference: 'x'.repeat(CONTENT_LINE_MAX_CHARS),
        image_description: 'x'.repeat(IMAGE_DESCRIPTION_MAX_CHARS),
      }),
    );
  });

  it('of a page of an older version lacks the image description', async () => {
    const { image_description: _, ...older } = writtenContent();

    await assertSucceeds(setDoc(item(leadership), older));
  });

  it.each<[string, object]>([
    ['a blank title', { title: ' ' }],
    ['a title that is too long', { title: 'x'.repeat(CONTENT_LINE_MAX_CHARS + 1) }],
    ['blank content', { content: '' }],
    ['content that is too long', { content: 'x'.repeat(CONTENT_TEXT_MAX_CHARS + 1) }],
    ['an unsupported type', { content_type: 'advertisement' }],
    ['a topic that is too long', { topic: 'x'.repeat(CONTENT_LINE_MAX_CHARS + 1) }],
    ['a blank reference', { scripture_reference: '' }],
    ['a blank image description', { image_description: '' }],
    [
      'an image description that is too long',
      { image_description: 'x'.repeat(IMAGE_DESCRIPTION_MAX_CHARS + 1) },
    ],
    ['an invalid date', { publish_date: 'tomorrow' }],
    ['a published status but no date', { is_published: true, publish_date: null }],
    ['a published status that is not a boolean', { is_published: 'yes' }],
    [
      'a date and a published status that is not a boolean',
      { is_published: 'yes', publish_date: fromNow(HOUR_MS) },
    ],
    ['immediate placement in the feed', { is_in_feed: true }],
    ['a backdated creation time', { created_at: new Date(0) }],
    ['an additional field', { unnamed: true }],
  ])('is denied with %s', async (_what, changes) => {
    await assertFails(create(changes));
  });
});

describe('new content with a file', () => {
  const file = {
    file_path: 'daily-content/x/1700000000000_abcdefgh.pdf',
    file_type: 'application/pdf',
    file_url: 'https://example.org/file',
  };
  const create = (changes: object) => setDoc(item(leadership), { ...writtenContent(), ...file, ...changes });

  const storeCheck = () =>
    rules.pastTheRules((db) =>
      setDoc(doc(db, COLLECTIONS.dailyContentFiles, id), {
        file_path: file.file_path,
        file_type: file.file_type,
        checked_at: new Date(),
      }),
    );

  beforeEach(storeCheck);

  it('is allowed if the file was checked for this content', async () => {
    await assertSucceeds(create({}));
  });

  it.each<[string, object]>([
    ['other than the one that was checked', { file_path: 'daily-content/x/1700000000000_zzzzzzzz.pdf' }],
    ['of a different type', { file_type: 'image/png' }],
    ['whose URL is a script', { file_url: 'javascript:alert(1)' }],
    ['without a URL', { file_url: null }],
    ['specified only by its URL', { file_path: null, file_type: null }],
    ['specified only by its path', { file_type: null, file_url: null }],
    ['specified only by its type', { file_path: null, file_url: null }],
  ])('is denied with a file %s', async (_what, changes) => {
    await assertFails(create(changes));
  });

  it('is denied with a file that was never checked', async () => {
    id = newId();

    await assertFails(create({}));
    await storeCheck();
    await assertSucceeds(create({}));
  });
});

describe('publishing', () => {
  const change = (fields: object) => updateDoc(item(leadership), { ...fields });

  it('can be turned off and on without changing the date', async () => {
    await store({});

    await assertFails(change({ is_published: false }));
    await assertSucceeds(change({ is_published: false, is_in_feed: false }));
    await assertSucceeds(change({ is_published: true }));
    await assertFails(change({ is_in_feed: true }));
  });

  it.each([
    ['no date', null],
    ['a date that has passed', fromNow(-HOUR_MS)],
    ['a date that lies ahead', fromNow(HOUR_MS)],
  ])('dates a draft with %s with the current time only if it has none', async (_what, publish_date) => {
    const draft = { is_published: false, publish_date, is_in_feed: false };
    const asserts = publish_date === null ? assertSucceeds : assertFails;
    await store(draft);

    await assertFails(change({ is_published: true, publish_date: fromNow(-HOUR_MS / 2) }));
    await asserts(change({ is_published: true, publish_date: serverTimestamp() }));

    await store(draft);
    await (publish_date === null ? assertFails : assertSucceeds)(change({ is_published: true }));
  });

  it('cannot date an item that is unpublished', async () => {
    await store({});

    await assertFails(change({ is_published: false, is_in_feed: false, publish_date: serverTimestamp() }));
  });

  it.each<[string, object]>([
    ['file', { file_url: 'https://example.org/other' }],
    ['creation time', { created_at: new Date(0) }],
  ])('cannot change the %s', async (_what, fields) => {
    await store({});

    await assertFails(change(fields));
  });
});

describe('an edit', () => {
  const edit = (fields: object) => updateDoc(item(leadership), { ...fields });
  const edited = toStoredTexts({
    title: 'Patience',
    content: 'Name one thing that you wait for.',
    contentType: 'teaching',
    topic: '',
    scriptureReference: 'Psalm 27:14',
    imageDescription: 'A lamp at a window.',
  });

  it('can change the text and leave the item in the feed', async () => {
    await store({});

    await assertSucceeds(edit(edited));
  });

  it.each<[string, object]>([
    ['a blank title', { title: ' ' }],
    ['blank content', { content: '' }],
    ['content that is too long', { content: 'x'.repeat(CONTENT_TEXT_MAX_CHARS + 1) }],
    ['an unsupported type', { content_type: 'advertisement' }],
    ['a topic that is too long', { topic: 'x'.repeat(CONTENT_LINE_MAX_CHARS + 1) }],
    ['a blank reference', { scripture_reference: '' }],
    ['a blank image description', { image_description: '' }],
    [
      'an image description that is too long',
      { image_description: 'x'.repeat(IMAGE_DESCRIPTION_MAX_CHARS + 1) },
    ],
    ['a change to the date of an item in the feed', { publish_date: fromNow(HOUR_MS) }],
    ['a change to the published status', { is_published: false, is_in_feed: false }],
    ['a change to the file URL', { file_url: 'https://example.org/other' }],
    ['an additional field', { unnamed: true }],
  ])('is denied with %s', async (_what, fields) => {
    await store({});

    await assertFails(edit({ ...edited, ...fields }));
  });

  it('can change the date of a scheduled item, which keeps having one', async () => {
    await store({ publish_date: fromNow(HOUR_MS), is_in_feed: false });

    await assertSucceeds(edit({ publish_date: fromNow(2 * HOUR_MS) }));
    await assertSucceeds(edit({ ...edited, publish_date: fromNow(-HOUR_MS) }));
    await assertFails(edit({ publish_date: null }));
    await assertFails(edit({ publish_date: 'tomorrow' }));
    await assertFails(edit({ publish_date: fromNow(-HOUR_MS), is_in_feed: true }));
  });

  it('can change the date of a draft, or remove it', async () => {
    await store({ is_published: false, is_in_feed: false });

    await assertSucceeds(edit({ publish_date: fromNow(HOUR_MS) }));
    await assertSucceeds(edit({ publish_date: null }));
    await assertSucceeds(edit({ publish_date: fromNow(-HOUR_MS) }));
    await assertFails(edit({ publish_date: false }));
  });

  it('can add an image description to an item that was stored without one', async () => {
    const { image_description: _, ...older } = storedContent();
    await rules.pastTheRules((db) => setDoc(item(db), older));

    await assertSucceeds(edit({ title: 'Patience' }));
    await assertSucceeds(edit({ image_description: 'A lamp at a window.' }));
  });

  it('can leave a type that is no longer offered, but cannot return to it', async () => {
    await store({ content_type: 'daily_scripture' });

    await assertSucceeds(edit({ title: 'Patience' }));
    await assertFails(edit({ content_type: 'weekly_declaration' }));
    await assertSucceeds(edit({ content_type: 'teaching' }));
    await assertFails(edit({ content_type: 'daily_scripture' }));
  });

  it('is denied to the prayer team and visitors', async () => {
    await store({});

    await assertFails(updateDoc(item(rules.databaseAs('prayer_team')), edited));
    await assertFails(updateDoc(item(visitor), edited));
  });
});
