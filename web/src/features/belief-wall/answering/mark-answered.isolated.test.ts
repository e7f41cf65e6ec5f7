import { beforeEach, expect, it, vi } from 'vitest';
import { markAnswered } from './mark-answered.ts';

// Firestore does not run in jsdom.
const { readPost, writeNow } = vi.hoisted(() => ({ readPost: vi.fn(), writeNow: vi.fn() }));
vi.mock('firebase/firestore', () => ({ getDocFromServer: readPost, doc: vi.fn(), serverTimestamp: vi.fn() }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('../../../firebase/visitor-uid.ts', () => ({ visitorUid: async () => 'anna' }));
vi.mock('../../../firebase/write-now.ts', () => ({ writeNow }));
vi.mock('../posts/wall-query.ts', () => ({ postRef: vi.fn() }));

const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
const openPost = { get: (field: string) => (field === 'is_answered' ? false : null) };

beforeEach(() => {
  writeNow.mockReset().mockRejectedValueOnce(refused);
  readPost.mockReset();
});

it('a testimony is sent for approval where leadership approves posts', async () => {
  readPost.mockResolvedValue(openPost);
  writeNow.mockResolvedValueOnce(undefined);

  expect(await markAnswered('post', 'She is well.')).toBe('waiting');
});

it('a testimony is waiting for approval although the response to it was lost', async () => {
  readPost.mockResolvedValue(openPost);
  writeNow.mockImplementationOnce(() => {
    readPost.mockRejectedValue(refused);
    return Promise.reject(refused);
  });

  expect(await markAnswered('post', 'She is well.')).toBe('waiting');
});

it('a testimony for a post that left the wall in the meantime is refused', async () => {
  writeNow.mockRejectedValue(refused);
  readPost.mockRejectedValue(refused);

  await expect(markAnswered('post', 'She is well.')).rejects.toBe(refused);
});
