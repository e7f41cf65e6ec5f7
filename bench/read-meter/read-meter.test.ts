import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOTHING, readsOfCount, totalOf } from './bill.ts';
import { ReadMeter } from './read-meter.ts';
import { ruledDocument } from './ruled-read.ts';
import { listenedTo, resumedBy, WebChannelFrames, writtenIn } from './web-channel.ts';

function frame(...messages: object[]): string {
  const json = JSON.stringify(messages.map((message, index) => [index, [message]]));
  return `${json.length}\n${json}`;
}

const change = (name: string, updateTime = 'earlier', changes: object = {}) => ({
  documentChange: { document: { name, updateTime }, targetIds: [2], ...changes },
});
const target = (targetChangeType: string, ...targetIds: number[]) => ({
  targetChange: { targetChangeType, targetIds },
});

function tell(meter: ReadMeter, session: string, ...messages: object[]): void {
  new WebChannelFrames().push(frame(...messages)).forEach(meter.stream(session));
}

describe('a stream', () => {
  function documentsOf(...messages: object[]): number {
    const meter = new ReadMeter();
    tell(meter, 'session', ...messages);
    return meter.take().documents;
  }

  it('is billed for each document once per target it is delivered for', () => {
    const meter = new ReadMeter();
    const targetIds = [2, 4];

    tell(meter, 'session', change('a', 'earlier', { targetIds }), change('b', 'earlier', { targetIds }));

    expect(meter.take()).toEqual({ ...NOTHING, documents: 4 });
    expect(totalOf(meter.take())).toBe(0);
  });

  it('is parsed correctly no matter how the network splits it', () => {
    const meter = new ReadMeter();
    const see = meter.stream('session');
    const frames = new WebChannelFrames();

    for (const letter of `${frame(change('a'))}7\n[1,5,7]${frame(change('b'))}`) {
      frames.push(letter).forEach(see);
    }

    expect(meter.take().documents).toBe(2);
  });

  it('continues in the next response of its session and starts over in another session', () => {
    const meter = new ReadMeter();

    for (const session of ['one', 'one', 'another']) {
      tell(meter, session, change('a'));
    }

    expect(meter.take().documents).toBe(2);
  });

  it('is billed one read, only once, for a query with no results', () => {
    expect(documentsOf(change('a'), target('CURRENT', 2, 6), target('CURRENT', 2, 6))).toBe(2);
    expect(documentsOf(target('CURRENT', 2), target('RESET', 2), target('CURRENT', 2))).toBe(1);
  });

  it('is billed again for a changed document but not for an unchanged one', () => {
    expect(documentsOf(change('a'), change('a', 'later'))).toBe(2);
    expect(documentsOf(change('a'), change('a'))).toBe(1);
  });

  it('is billed when a change removes a document from the results, but not when a deletion does', () => {
    const gone = { document: 'a', removedTargetIds: [2] };

    expect(
      documentsOf(change('a'), change('a', 'later', { targetIds: undefined, removedTargetIds: [2] })),
    ).toBe(2);
    expect(documentsOf(change('a'), { documentRemove: gone })).toBe(2);
    expect(documentsOf(change('a'), { documentDelete: gone })).toBe(1);
    expect(documentsOf(change('a'), { documentDelete: gone }, change('a'))).toBe(2);
  });

  it('is billed for documents that are new after a reset, but not for repeated ones', () => {
    const page = [change('a'), change('b'), target('CURRENT', 2)];
    const again = [target('RESET', 2), change('new', 'later'), change('a'), target('CURRENT', 2)];

    expect(documentsOf(...page, ...again)).toBe(3);
    // A document that a reset left out enters the result like any other.
    expect(documentsOf(...page, ...again, change('b'))).toBe(4);
  });

  it('is billed in full when the same target is removed and added again', () => {
    expect(documentsOf(change('a'), target('REMOVE', 2), target('ADD', 2), change('a'))).toBe(2);
  });

  it('is billed only for changes when its listener resumes in another session', () => {
    const meter = new ReadMeter();
    const body = new URLSearchParams({
      req0___data__: JSON.stringify({ addTarget: { targetId: 2, resumeToken: 'token' } }),
    });

    tell(meter, 'one', target('ADD', 2), change('a'), change('b'), target('CURRENT', 2));
    meter.resume(null, resumedBy(body.toString()));
    tell(meter, 'another', target('ADD', 2), change('a'), change('b', 'later'), target('CURRENT', 2));

    expect(meter.take().documents).toBe(3);
  });

  it('is not billed again if a session in between ended before sending everything', () => {
    const meter = new ReadMeter();

    tell(meter, 'one', target('ADD', 2), change('a'), change('b'), target('CURRENT', 2));
    meter.resume(null, [2]);
    tell(meter, 'between', target('ADD', 2), target('RESET', 2), change('a'));
    meter.resume(null, [2]);
    tell(
      meter,
      'another',
      target('ADD', 2),
      target('RESET', 2),
      change('a'),
      change('b'),
      target('CURRENT', 2),
    );

    expect(meter.take().documents).toBe(2);
  });

  // Recorded from the emulator of Google Cloud SDK 528 with a page of 20 posts, with the fields of the posts removed.
  it('is billed 20 reads for a page of 20 and 1 for a post that displaces the last', () => {
    const recording = readFileSync(new URL('recordings/new-post.txt', import.meta.url), 'utf8');
    const messages = new WebChannelFrames().push(recording);
    const reset = messages.findIndex(({ targetChange }) => targetChange?.targetChangeType === 'RESET');
    const meter = new ReadMeter();
    const see = meter.stream('session');

    messages.slice(0, reset).forEach(see);
    expect(meter.take().documents).toBe(20);
    messages.slice(reset).forEach(see);
    expect(meter.take().documents).toBe(1);
  });
});

it('listenedTo returns a read for each query and document that a client starts listening to', () => {
  const addTarget = {
    query: { structuredQuery: { from: [{ collectionId: 'prayer_requests' }] }, parent: 'p' },
    targetId: 2,
  };
  const body = new URLSearchParams({
    count: '3',
    req0___data__: JSON.stringify({ database: 'd', addTarget }),
    req1___data__: JSON.stringify({ database: 'd', removeTarget: 2 }),
    req2___data__: JSON.stringify({
      addTarget: { documents: { documents: ['projects/p/databases/d/documents/profiles/anna'] } },
    }),
  });

  expect(listenedTo(body.toString()).map(({ collectionId }) => collectionId)).toEqual([
    'prayer_requests',
    'profiles',
  ]);
});

it('writes are billed per changed document, with deletions counted separately', () => {
  const writes = [
    { update: { name: 'a', fields: {} }, updateTransforms: [{}], currentDocument: { exists: true } },
    { transform: { document: 'b' } },
    { delete: 'c' },
    { verify: 'd' },
  ];
  const body = new URLSearchParams({
    count: '2',
    req0___data__: JSON.stringify({ database: 'd' }),
    req1___data__: JSON.stringify({ streamToken: 't', writes }),
  });

  expect(writtenIn(body.toString())).toEqual({ writes: 2, deletes: 1 });
});

describe('a count', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [98_000, 98],
  ])('of %d entries is billed as %d reads', (entries, reads) => {
    expect(readsOfCount(entries)).toBe(reads);
  });

  it('is subject to the rules like a query', () => {
    const meter = new ReadMeter();

    const read = ruledDocument('documents/prayer_requests/one');
    meter.count(read, 2_000);

    expect(meter.take()).toEqual({ ...NOTHING, aggregations: 2 });
    expect(meter.takeRuledReads()).toEqual([read]);
  });
});
