import { beforeEach, expect, it, vi } from 'vitest';
import { postReply } from './post-reply.ts';
import { openReplyDraft } from './reply-draft.ts';

// Firestore does not run in jsdom.
vi.mock('./post-reply.ts', () => ({ newReplyId: () => crypto.randomUUID(), postReply: vi.fn() }));

const open = () => openReplyDraft({ uid: 'anna' }, 'a-request');

beforeEach(() => {
  localStorage.clear();
  vi.mocked(postReply).mockReset();
});

/** Sends a reply. Returns a function that lets it arrive. */
function send(text: string): () => Promise<void> {
  let arrive = () => {};
  const posting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.mocked(postReply).mockReturnValueOnce(posting);
  open().write(text);
  const sending = open().send({ text, awaitsReview: false });
  return () => {
    arrive();
    return sending;
  };
}

it('a reply that arrives clears its own draft', async () => {
  await send('We prayed.')();

  expect(localStorage).toHaveLength(0);
});

it('a reply that arrives leaves what was typed in another tab meanwhile', async () => {
  const arrive = send('We prayed.');
  open().write('We prayed, and we will call.');

  await arrive();

  expect(open().read()).toBe('We prayed, and we will call.');
});

it('a reply that arrives leaves the id of the one that another tab is sending', async () => {
  const arrive = send('We prayed.');
  const arriveLater = send('We will call.');
  await arrive();

  const arriveAgain = send('We will call.');

  const [, later, again] = vi.mocked(postReply).mock.calls.map(([, , { id }]) => id);
  expect(again).toBe(later);
  await arriveLater();
  await arriveAgain();
  expect(localStorage).toHaveLength(0);
});
