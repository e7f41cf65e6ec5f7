import { type ClientHttp2Session, connect, createServer, type ServerHttp2Stream } from 'node:http2';
import { listenLocally } from '../../tools/processes/local-server.ts';
import type { Bill } from './bill.ts';
import { billOfCall } from './grpc-calls.ts';

/** A Firestore call by a function, with its start and end in wall-clock milliseconds and its bill. */
export interface FirestoreCall {
  readonly functionName: string;
  readonly method: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly bill: Bill;
}

export interface MeteredGrpc {
  take(): FirestoreCall[];
  /** When the last call began or ended, in milliseconds. */
  readonly lastSeenAt: number;
  stop(): Promise<void>;
}

/** The header in which a worker reports the calling function. */
export const FUNCTION_HEADER = 'x-function-name';

const SERVICE = '/google.firestore.v1.Firestore/';

/**
 * Forwards every call on `port` to the emulator.
 * @param emulator `host:port` of the Firestore emulator
 */
export async function startMeteredGrpc(port: number, emulator: string): Promise<MeteredGrpc> {
  const onward = connect(`http://${emulator}`);
  let calls: FirestoreCall[] = [];
  let lastSeenAt = 0;
  const server = createServer();
  server.on('stream', (incoming, headers) => {
    const { ':path': path = '', [FUNCTION_HEADER]: functionName = '', ...others } = headers;
    const startedAt = Date.now();
    lastSeenAt = startedAt;
    // The meter cannot read compressed responses.
    const passed = { ...others, ':path': path, 'grpc-accept-encoding': 'identity' };
    passOn(incoming, onward, passed, (sent, received) => {
      lastSeenAt = Date.now();
      const method = path.replace(SERVICE, '');
      const bill = billOfCall(method, sent, received);
      calls.push({ functionName: String(functionName), method, startedAt, endedAt: lastSeenAt, bill });
    });
  });
  await listenLocally(server, port);
  return {
    take() {
      const taken = calls;
      calls = [];
      return taken;
    },
    get lastSeenAt() {
      return lastSeenAt;
    },
    stop: async () => {
      onward.destroy();
      server.close();
    },
  };
}

function passOn(
  incoming: ServerHttp2Stream,
  onward: ClientHttp2Session,
  headers: Record<string, string | string[] | undefined>,
  onEnd: (sent: Buffer, received: Buffer) => void,
): void {
  const call = onward.request(headers);
  const sent: Buffer[] = [];
  const received: Buffer[] = [];
  let trailers: Record<string, string | string[] | undefined> = {};
  incoming.on('data', (piece: Buffer) => sent.push(piece));
  incoming.pipe(call);
  incoming.on('wantTrailers', () => incoming.sendTrailers(trailers));
  incoming.on('error', () => call.destroy());
  call.on('response', ({ ':status': status, ...answer }, flags) => {
    const isWhole = (flags & END_STREAM) !== 0;
    incoming.respond({ ':status': status, ...answer }, { endStream: isWhole, waitForTrailers: !isWhole });
  });
  call.on('trailers', (own) => {
    trailers = own;
  });
  call.on('data', (piece: Buffer) => received.push(piece));
  call.on('error', () => incoming.destroy());
  call.on('end', () => onEnd(Buffer.concat(sent), Buffer.concat(received)));
  call.pipe(incoming);
}

/** NGHTTP2_FLAG_END_STREAM: the response has no body, and its headers are also its trailers. */
const END_STREAM = 1;
