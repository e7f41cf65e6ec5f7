import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { type LocalServer, listenLocally } from '../../tools/processes/local-server.ts';
import { writesSchema, writtenBy } from './bill.ts';
import type { ReadMeter } from './read-meter.ts';
import { ruledDocument, ruledQuery, structuredQuerySchema } from './ruled-read.ts';
import { listenedTo, resumedBy, WebChannelFrames, writtenIn } from './web-channel.ts';

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';
const WRITE = '/google.firestore.v1.Firestore/Write/channel';
const DOCUMENTS = /^\/v1\/(.+?\/documents.*):(\w+)$/;

const countSchema = z.object({
  structuredAggregationQuery: z.object({ structuredQuery: structuredQuerySchema }),
});

const countedSchema = z.array(
  z.object({
    result: z.object({ aggregateFields: z.record(z.string(), z.object({ integerValue: z.string() })) }),
  }),
);

const getSchema = z.object({ documents: z.array(z.string()) });
const commitSchema = z.object({ writes: writesSchema });

/**
 * Forwards all requests on `port` to the emulator, and meters the reads and writes of web clients.
 * @param emulator `host:port` of the Firestore emulator
 */
export async function startMeteredFirestore(
  port: number,
  emulator: string,
  meter: ReadMeter,
): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => passOn(incoming, outgoing, emulator, meter));
  return listenLocally(server, port);
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  emulator: string,
  meter: ReadMeter,
): void {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const url = new URL(incoming.url ?? '/', `http://${emulator}`);
  const sent = collect(incoming);
  const onward = request(url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (incoming.method === 'POST' && url.pathname === LISTEN) {
      meter.listen(listenedTo(sent.text));
      meter.resume(url.searchParams.get('SID'), resumedBy(sent.text));
    } else if (incoming.method === 'POST' && url.pathname === WRITE) {
      meter.write(writtenIn(sent.text));
    } else if (incoming.method === 'GET' && url.pathname === LISTEN) {
      meterStream(answer, url.searchParams.get('SID') ?? '', meter);
    } else if (incoming.method === 'POST' && DOCUMENTS.test(url.pathname)) {
      const received = collect(answer);
      answer.on('end', () => meterCall(url.pathname, sent.text, received.text, meter));
    }
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

function collect(stream: IncomingMessage): { text: string } {
  const body = { text: '' };
  const decoder = new TextDecoder();
  stream.on('data', (piece: Buffer) => {
    body.text += decoder.decode(piece, { stream: true });
  });
  return body;
}

function meterStream(answer: IncomingMessage, session: string, meter: ReadMeter): void {
  const decoder = new TextDecoder();
  const frames = new WebChannelFrames();
  const see = meter.stream(session);
  answer.on('data', (piece: Buffer) => {
    for (const message of frames.push(decoder.decode(piece, { stream: true }))) {
      see(message);
    }
  });
}

/** Meters unary calls: counts, and the gets and commits of transactions. */
function meterCall(path: string, sent: string, received: string, meter: ReadMeter): void {
  const [, parent = '', method] = DOCUMENTS.exec(path) ?? [];
  switch (method) {
    case 'runAggregationQuery': {
      const { structuredQuery } = countSchema.parse(JSON.parse(sent)).structuredAggregationQuery;
      for (const { result } of countedSchema.parse(JSON.parse(received))) {
        const [counted] = Object.values(result.aggregateFields);
        meter.count(ruledQuery(parent, structuredQuery), Number(counted?.integerValue ?? 0));
      }
      return;
    }
    case 'batchGet':
      meter.get(getSchema.parse(JSON.parse(sent)).documents.map(ruledDocument));
      return;
    case 'commit':
      meter.write(writtenBy(commitSchema.parse(JSON.parse(sent)).writes));
      return;
    case 'rollback':
      return;
    default:
      throw new Error(`What ${method} bills is not known`);
  }
}
