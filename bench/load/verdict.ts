import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import { posts as postsIn } from '../../functions/src/data/post.ts';
import { historyOf, requests as requestsIn } from '../../functions/src/data/request.ts';
import { testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import type { Received } from './listener-process.ts';
import { wordsOf } from './plan.ts';
import type { Submitted } from './visitors.ts';

/** Problems by submission id: confirmed requests with a missing part, and requests that were stored or received twice. */
interface Verdict {
  lost: Map<string, string>;
  duplicated: Map<string, string>;
}

export async function judge(submitted: readonly Submitted[], heard: readonly Received[]): Promise<Verdict> {
  const verdict: Verdict = { lost: new Map(), duplicated: new Map() };
  const stored = await readStored();
  for (const { id, kind } of submitted) {
    const expect = (what: string, count: number) => note(verdict, id, what, count);
    expect('request', stored.requests.get(id) ?? 0);
    expect('history', stored.histories.get(id) ?? 0);
    if (kind === 'shared') {
      expect('wall post', stored.posts.get(wordsOf(id)) ?? 0);
    }
    if (kind === 'voice') {
      expect('recording', stored.recordings.has(stored.audioPaths.get(id) ?? '') ? 1 : 0);
    }
    for (const [index, { times }] of heard.entries()) {
      expect(`listener ${index + 1}`, times[id] ?? 0);
    }
  }
  const known = new Set(submitted.map(({ id }) => id));
  for (const id of [...stored.requests.keys()].filter((each) => !known.has(each))) {
    verdict.duplicated.set(id, 'a request that nobody was thanked for');
  }
  return verdict;
}

function note({ lost, duplicated }: Verdict, id: string, what: string, count: number): void {
  if (count === 0) {
    lost.set(id, what);
  } else if (count > 1) {
    duplicated.set(id, `${what} ${count} times`);
  }
}

/** Counts documents by submission id, which is part of what the visitor entered, so it is the same in each attempt. */
async function readStored() {
  const db = testFirestore();
  const [requests, posts, [files]] = await Promise.all([
    requestsIn(db).get(),
    postsIn(db).get(),
    testBucket().getFiles({ prefix: recordingFolder('').slice(0, -1) }),
  ]);
  // The last name is the visitor's submission id, regardless of the document id.
  const idOf = (data: FirebaseFirestore.DocumentData) => String(data.contact_info?.last_name);
  const histories = await Promise.all(
    requests.docs.map(async (request) => {
      const { size } = await historyOf(db, request.id).get();
      return [idOf(request.data()), size] as const;
    }),
  );
  return {
    requests: tally(requests.docs.map((request) => idOf(request.data()))),
    histories: new Map(histories),
    posts: tally(posts.docs.map((post) => String(post.get('content')))),
    audioPaths: new Map(
      requests.docs.map((request) => [idOf(request.data()), String(request.get('audio_path'))]),
    ),
    recordings: new Set(files.map(({ name }) => name)),
  };
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
