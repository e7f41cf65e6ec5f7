import { connect, createServer } from 'node:http2';
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, findFreePorts } from '../../tools/backend/ports.ts';
import { LOCAL_HOST } from '../../tools/project.ts';
import { NOTHING } from './bill.ts';
import { billOfCall } from './grpc-calls.ts';
import { FUNCTION_HEADER, startMeteredGrpc } from './metered-grpc.ts';
import { roundTripsOf } from './round-trips.ts';

const root = protobuf.Root.fromJSON(
  createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json'),
);

function frames(type: string, ...messages: object[]): Buffer {
  const of = root.lookupType(`google.firestore.v1.${type}`);
  return Buffer.concat(
    messages.map((message) => {
      const bytes = Buffer.from(of.encode(of.fromObject(message)).finish());
      const header = Buffer.alloc(5);
      header.writeUInt32BE(bytes.length, 1);
      return Buffer.concat([header, bytes]);
    }),
  );
}

const NONE = Buffer.alloc(0);
const found = { found: { name: 'a' } };
const missing = { missing: 'b' };

describe('billOfCall', () => {
  it.each([
    [
      'Commit',
      frames('CommitRequest', { writes: [{ update: { name: 'a' } }, { delete: 'b' }] }),
      NONE,
      { writes: 1, deletes: 1 },
    ],
    ['Commit', frames('CommitRequest', {}), NONE, {}],
    [
      'BatchGetDocuments',
      NONE,
      frames('BatchGetDocumentsResponse', { transaction: 'dA==' }, found, missing),
      { documents: 2 },
    ],
    [
      'RunQuery',
      NONE,
      frames('RunQueryResponse', { document: { name: 'a' } }, { document: { name: 'b' } }, {}),
      { documents: 2 },
    ],
    ['RunQuery', NONE, frames('RunQueryResponse', { readTime: { seconds: 1 } }), { documents: 1 }],
    [
      'RunAggregationQuery',
      NONE,
      frames('RunAggregationQueryResponse', {
        result: { aggregateFields: { count: { integerValue: 1_001 } } },
      }),
      { aggregations: 2 },
    ],
    ['BeginTransaction', NONE, NONE, {}],
  ])('bills %s by its contents', (method, sent, received, bill) => {
    expect(billOfCall(method, sent, received)).toEqual({ ...NOTHING, ...bill });
  });

  it('throws for a method with no known price', () => {
    expect(() => billOfCall('PartitionQuery', NONE, NONE)).toThrow('PartitionQuery');
  });
});

describe('roundTripsOf', () => {
  const call = (functionName: string, startedAt: number, endedAt: number) => ({
    functionName,
    startedAt,
    endedAt,
  });

  it('counts overlapping calls as one round trip', () => {
    expect(roundTripsOf([])).toBe(0);
    expect(roundTripsOf([call('a', 1, 9), call('a', 2, 8), call('a', 9, 10)])).toBe(2);
    expect(roundTripsOf([call('a', 1, 2), call('b', 3, 4), call('b', 5, 6)])).toBe(2);
  });
});

it('a call is forwarded unchanged, with its trailers, and counted for the function that made it', async () => {
  const emulator = createServer();
  const heard: Buffer[] = [];
  emulator.on('stream', (stream) => {
    stream.on('data', (piece: Buffer) => heard.push(piece));
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    stream.on('end', () => {
      stream.respond({ ':status': 200 }, { waitForTrailers: true });
      stream.end(frames('BatchGetDocumentsResponse', found));
    });
  });
  const ports = await findFreePorts();
  await new Promise<void>((resolve) => emulator.listen(ports.firestore, LOCAL_HOST, resolve));
  const metered = await startMeteredGrpc(ports.web, addressOf(ports.firestore));
  const client = connect(`http://${addressOf(ports.web)}`);
  onTestFinished(async () => {
    client.destroy();
    await metered.stop();
    emulator.close();
  });
  const sent = frames('BatchGetDocumentsRequest', { documents: ['a'] });

  const trailers = await new Promise((resolve, reject) => {
    const stream = client.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/BatchGetDocuments',
      [FUNCTION_HEADER]: 'submitPrayerRequest',
    });
    stream.on('trailers', resolve);
    stream.on('error', reject);
    stream.resume();
    stream.end(sent);
  });

  expect(trailers).toMatchObject({ 'grpc-status': '0' });
  expect(Buffer.concat(heard)).toEqual(sent);
  expect(metered.take()).toMatchObject([
    { functionName: 'submitPrayerRequest', method: 'BatchGetDocuments', bill: { ...NOTHING, documents: 1 } },
  ]);
});
