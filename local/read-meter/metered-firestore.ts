import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { LOCAL_HOST } from '../project.ts';
import type { ReadMeter } from './read-meter.ts';
import { listenedCollections, WebChannelFrames } from './web-channel.ts';

/** A way to the Firestore emulator on which everything that web clients read is metered. */
export interface MeteredFirestore {
  stop(): Promise<void>;
}

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';
const COUNT = ':runAggregationQuery';

const countSchema = z.object({
  structuredAggregationQuery: z.object({
    structuredQuery: z.object({ from: z.array(z.object({ collectionId: z.string() })) }),
  }),
});

const countedSchema = z.array(
  z.object({
    result: z.object({ aggregateFields: z.record(z.string(), z.object({ integerValue: z.string() })) }),
  }),
);

/**
 * Passes everything that comes to `port` on to the emulator, and back.
 * @param emulator `host:port` of the Firestore emulator
 */
export async function startMeteredFirestore(
  port: number,
  emulator: string,
  meter: ReadMeter,
): Promise<MeteredFirestore> {
  const server = createServer((incoming, outgoing) => passOn(incoming, outgoing, emulator, meter));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOCAL_HOST, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
      meterListening(sent.text, meter);
    } else if (incoming.method === 'GET' && url.pathname === LISTEN) {
      meterStream(answer, url.searchParams.get('SID') ?? '', meter);
    } else if (incoming.method === 'POST' && url.pathname.endsWith(COUNT)) {
      const received = collect(answer);
      answer.on('end', () => meterCount(sent.text, received.text, meter));
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

function meterListening(sent: string, meter: ReadMeter): void {
  for (const collectionId of listenedCollections(sent)) {
    meter.listen(collectionId);
  }
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

function meterCount(sent: string, received: string, meter: ReadMeter): void {
  const [from] = countSchema.parse(JSON.parse(sent)).structuredAggregationQuery.structuredQuery.from;
  for (const { result } of countedSchema.parse(JSON.parse(received))) {
    const [counted] = Object.values(result.aggregateFields);
    meter.count(from?.collectionId ?? '', Number(counted?.integerValue ?? 0));
  }
}
