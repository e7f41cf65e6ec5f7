import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentChangedError } from './content-changed-error.ts';
import { ContentUnpublishedError } from './content-unpublished-error.ts';
import { deleteContent, editContent, publish } from './content-writes.ts';

// Firestore and Storage do not run in jsdom.
const edge = vi.hoisted(() => ({ get: vi.fn(), update: vi.fn(), delete: vi.fn(), deleteObject: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  Timestamp: class FakeTimestamp {
    static fromDate = (at: Date) => new FakeTimestamp(at);
    constructor(readonly at: Date) {}
    toDate = () => this.at;
  },
  doc: (_db: unknown, _collection: string, id: string) => id,
  serverTimestamp: () => 'now',
  runTransaction: (_db: unknown, run: (transaction: typeof edge) => Promise<void>) => run(edge),
}));
vi.mock('firebase/storage', () => ({
  ref: (_storage: unknown, path: string) => path,
  deleteObject: edge.deleteObject,
}));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('../../../firebase/storage.ts', () => ({ storage: {} }));

const FILE = {
  file_path: 'psalm.pdf',
  file_type: 'application/pdf',
  file_url: 'https://example.org/psalm.pdf',
};
const FORM = { ...EMPTY_CONTENT_FORM, title: 'Psalm 23', content: 'The Lord is my shepherd.' };
const ITEM = {
  ...newDailyContent(FORM, FILE, { at: (chosen) => chosen, now: new Date(0) }),
  id: 'psalm',
  is_published: true,
};

function storeText(text: Record<string, unknown>): void {
  const stored = new Map(Object.entries({ ...ITEM, ...text }));
  const get = (field: string) => {
    const value = stored.get(field);
    return value instanceof Date ? Timestamp.fromDate(value) : value;
  };
  edge.get.mockResolvedValue({ exists: () => true, get });
}

beforeEach(() => {
  vi.resetAllMocks();
});

describe('an edit', () => {
  it('is stored if someone else changed another field', async () => {
    storeText({ title: 'Psalm 24' });

    await editContent(ITEM, { topic: 'Trust' });

    expect(edge.update).toHaveBeenCalledExactlyOnceWith('psalm', { topic: 'Trust' });
  });

  it('is refused if someone else changed the same field', async () => {
    storeText({ title: 'Psalm 24' });

    await expect(editContent(ITEM, { title: 'Psalm 22' })).rejects.toThrow(ContentChangedError);
    expect(edge.update).not.toHaveBeenCalled();
  });

  it('describes the image of an item that was stored without a description', async () => {
    storeText({ image_description: undefined });

    await editContent(ITEM, { image_description: 'A shepherd.' });

    expect(edge.update).toHaveBeenCalledOnce();
  });

  it('of a deleted item fails without blaming another change', async () => {
    edge.get.mockResolvedValue({ exists: () => false, get: () => undefined });
    edge.update.mockImplementation(() => {
      throw new Error('no such document');
    });

    await expect(editContent(ITEM, { title: 'Psalm 22' })).rejects.toThrow('no such document');
  });

  it('is stored again after its answer was lost', async () => {
    storeText({ title: 'Psalm 22' });

    await editContent(ITEM, { title: 'Psalm 22' });

    expect(edge.update).toHaveBeenCalledOnce();
  });
});

describe('a new date', () => {
  const [opened, date] = [new Date('2026-12-24T18:00:00.250Z'), new Date('2026-12-26T18:00:00Z')];
  const scheduled = { ...ITEM, publish_date: opened };

  it('is stored, also again after its answer was lost', async () => {
    for (const stored of [opened, date]) {
      storeText({ publish_date: stored });

      await editContent(scheduled, { publish_date: date });
    }

    expect(edge.update).toHaveBeenCalledTimes(2);
    expect(edge.update).toHaveBeenLastCalledWith('psalm', { publish_date: date });
  });

  it.each([
    ['someone else changed it', { publish_date: new Date(0) }],
    ['the item has come into the feed', { publish_date: opened, is_in_feed: true }],
  ])('is refused if %s', async (_why, stored) => {
    storeText(stored);

    await expect(editContent(scheduled, { publish_date: date })).rejects.toThrow(ContentChangedError);
    expect(edge.update).not.toHaveBeenCalled();
  });

  it('is no error if it has brought the item into the feed', async () => {
    storeText({ publish_date: date, is_in_feed: true });

    await editContent(scheduled, { publish_date: date });

    expect(edge.update).toHaveBeenCalledOnce();
  });
});

describe('publishing a draft', () => {
  const draft = { ...ITEM, is_published: false };

  it('dates it if it has no date', async () => {
    await publish({ ...draft, publish_date: null });

    expect(edge.update).toHaveBeenCalledExactlyOnceWith('psalm', { is_published: true, publish_date: 'now' });
  });

  it.each([new Date('2999-01-01'), new Date(0)])('keeps its date %s', async (publish_date) => {
    await publish({ ...draft, publish_date });

    expect(edge.update).toHaveBeenCalledExactlyOnceWith('psalm', { is_published: true });
  });
});

describe('a deletion', () => {
  it('takes an item with a file out of the feed before the file is deleted', async () => {
    edge.deleteObject.mockRejectedValue(new Error('no response'));

    await expect(deleteContent(ITEM)).rejects.toThrow(ContentUnpublishedError);

    expect(edge.update).toHaveBeenCalledExactlyOnceWith('psalm', { is_published: false, is_in_feed: false });
    expect(edge.update.mock.invocationCallOrder[0]).toBeLessThan(
      edge.deleteObject.mock.invocationCallOrder[0] ?? 0,
    );
    expect(edge.delete).not.toHaveBeenCalled();
  });

  it('of a draft that fails reports only the failure', async () => {
    const failure = new Error('no response');
    edge.deleteObject.mockRejectedValue(failure);

    await expect(deleteContent({ ...ITEM, is_published: false })).rejects.toBe(failure);
  });

  it('that cannot unpublish the item reports only the failure', async () => {
    const failure = new Error('refused');
    edge.update.mockImplementation(() => {
      throw failure;
    });

    await expect(deleteContent(ITEM)).rejects.toBe(failure);
    expect(edge.deleteObject).not.toHaveBeenCalled();
  });

  it('deletes the file and then the item', async () => {
    await deleteContent(ITEM);

    expect(edge.deleteObject).toHaveBeenCalledExactlyOnceWith('psalm.pdf');
    expect(edge.delete).toHaveBeenCalledExactlyOnceWith('psalm');
  });

  it('of a draft or of an item without a file writes nothing else', async () => {
    await deleteContent({ ...ITEM, is_published: false });
    await deleteContent({ ...ITEM, file_path: null });

    expect(edge.update).not.toHaveBeenCalled();
    expect(edge.delete).toHaveBeenCalledTimes(2);
  });
});
