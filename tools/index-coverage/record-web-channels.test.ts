import { expect, it } from 'vitest';
import { messagesOf } from './record-web-channels.ts';

it('messagesOf finds the requests that a page posts to a channel', () => {
  const body = new URLSearchParams({
    count: '2',
    req0___data__: '{"a":1}',
    req1___data__: '{"b":2}',
  }).toString();
  expect(messagesOf('/google.firestore.v1.Firestore/Listen/channel', body)).toEqual(['{"a":1}', '{"b":2}']);
});

it('messagesOf finds a count', () => {
  const path = '/v1/projects/our-church/databases/(default)/documents:runAggregationQuery';
  expect(messagesOf(path, '{"structuredAggregationQuery":{}}')).toEqual([
    '{"structuredAggregationQuery":{}}',
  ]);
});

it('messagesOf ignores everything else', () => {
  expect(messagesOf('/google.firestore.v1.Firestore/Write/channel', 'req0___data__=%7B%7D')).toEqual([]);
  expect(messagesOf('/v1/projects/our-church/databases/(default)/documents:commit', '{}')).toEqual([]);
});
