import { describe, expect, it } from 'vitest';
import { readsOfCount, totalOf } from './bill.ts';
import { ReadMeter } from './read-meter.ts';
import { listenedCollections, WebChannelFrames } from './web-channel.ts';

const meterOfOneRule = () => new ReadMeter(() => 1);

function frame(...messages: object[]): string {
  const json = JSON.stringify(messages.map((message, index) => [index, [message]]));
  return `${json.length}\n${json}`;
}

describe('a stream', () => {
  const document = { documentChange: { document: { name: 'x' }, targetIds: [2, 4] } };

  it('is billed for each document and each target that it is delivered for', () => {
    const meter = meterOfOneRule();
    const see = meter.stream();

    new WebChannelFrames().push(frame(document, document)).forEach(see);

    expect(meter.take()).toEqual({ documents: 4, rules: 0, aggregations: 0 });
    expect(totalOf(meter.take())).toBe(0);
  });

  it('is read however the network cuts it', () => {
    const meter = meterOfOneRule();
    const see = meter.stream();
    const frames = new WebChannelFrames();

    for (const letter of `${frame(document)}7\n[1,5,7]${frame(document)}`) {
      frames.push(letter).forEach(see);
    }

    expect(meter.take().documents).toBe(4);
  });

  it('is billed one read for a query that finds nothing', () => {
    const meter = meterOfOneRule();
    const see = meter.stream();
    const current = { targetChange: { targetChangeType: 'CURRENT', targetIds: [2, 6] } };

    new WebChannelFrames().push(frame(document, current, current)).forEach(see);

    expect(meter.take().documents).toBe(3);
  });
});

it('listening is billed what the rules read', () => {
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

  expect(listenedCollections(body.toString())).toEqual(['prayer_requests', 'profiles']);
});

describe('a count', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [98_000, 98],
  ])('of %d entries is billed %d reads', (entries, reads) => {
    expect(readsOfCount(entries)).toBe(reads);
  });

  it('is judged by the rules like a query', () => {
    const meter = meterOfOneRule();

    meter.count('prayer_requests', 2_000);

    expect(meter.take()).toEqual({ documents: 0, rules: 1, aggregations: 2 });
  });
});
