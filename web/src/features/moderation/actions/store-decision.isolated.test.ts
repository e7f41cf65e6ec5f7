import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PostChangedError } from './post-changed-error.ts';
import { type Decision, storeDecision, undoDecision } from './store-decision.ts';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => {
  const transaction = { get: vi.fn(), update: vi.fn(), set: vi.fn() };
  transaction.update.mockReturnValue(transaction);
  transaction.set.mockReturnValue(transaction);
  return transaction;
});
vi.mock('firebase/firestore', () => ({
  collection: (_parent: unknown, path: string) => ({ path }),
  doc: ({ path }: { path: string }) => ({ id: 'decision', path }),
  serverTimestamp: () => 'now',
  deleteField: () => 'deleted',
  runTransaction: (_db: unknown, run: (transaction: typeof edge) => Promise<void>) => run(edge),
  getDocFromServer: async () => ({ exists: () => false }),
  getDocs: async () => ({ docs: [{ ref: 'report' }] }),
}));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('../posts/post-queries.ts', () => ({ postRef: (id: string) => id, openReportsOf: () => 'reports' }));

const EDIT: Decision = {
  postId: 'post',
  action: 'edit',
  fields: { content: 'For a friend.' },
  before: { content: 'For Lukas.' },
  actorUid: 'me',
};

const APPROVAL: Decision = {
  postId: 'post',
  action: 'approve',
  fields: { is_approved: true, is_hidden: false },
  before: { is_approved: false, is_hidden: false, named_people: 'not_asked' },
  actorUid: 'me',
};

function storeText(text: Record<string, unknown>): void {
  edge.get.mockResolvedValue({ get: (field: string) => text[field] });
}

beforeEach(() => {
  edge.get.mockReset();
  edge.update.mockClear();
});

describe('an edit', () => {
  it('writes only the text that it changes', async () => {
    storeText({ content: 'For Lukas.', author_name: null });

    await storeDecision(EDIT);

    expect(edge.update).toHaveBeenCalledExactlyOnceWith('post', {
      content: 'For a friend.',
      last_decision_id: 'decision',
    });
  });

  it('is rejected if someone else changed that text', async () => {
    storeText({ content: 'For L.' });

    await expect(storeDecision(EDIT)).rejects.toThrow(PostChangedError);
    expect(edge.update).not.toHaveBeenCalled();
  });

  it('restores only its own text when undone, unless someone else has changed it since', async () => {
    storeText({ content: 'For a friend.' });
    await undoDecision(EDIT, []);
    expect(edge.update).toHaveBeenCalledExactlyOnceWith('post', {
      content: 'For Lukas.',
      last_decision_id: 'decision',
    });

    storeText({ content: 'For L.' });
    await expect(undoDecision(EDIT, [])).rejects.toThrow(PostChangedError);
    expect(edge.update).toHaveBeenCalledOnce();
  });
});

describe('an approval', () => {
  it('settles the reports of the post', async () => {
    expect(await storeDecision(APPROVAL)).toEqual(['report']);
    expect(edge.update).toHaveBeenLastCalledWith('report', { is_settled: true });
  });

  it('removes from the public post whether the named people agreed, until it is undone', async () => {
    await storeDecision(APPROVAL);
    expect(edge.update).toHaveBeenCalledWith('post', {
      ...APPROVAL.fields,
      named_people: 'deleted',
      last_decision_id: 'decision',
    });

    await undoDecision(APPROVAL, []);
    expect(edge.update).toHaveBeenLastCalledWith('post', {
      ...APPROVAL.before,
      last_decision_id: 'decision',
    });
  });
});
