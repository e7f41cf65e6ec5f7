import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LocalServer, listenLocally } from '../../tools/processes/local-server.ts';
import { LOCAL_HOST } from '../../tools/project.ts';
import type { Random } from '../harness/random.ts';

/**
 * When a connection is lost: before the server receives the request, while it works on it, or after it has finished, in
 * which case the response is lost.
 */
const LOSSES = ['before', 'during', 'after'] as const;

type Loss = (typeof LOSSES)[number];

interface FrontEnd extends LocalServer {
  readonly lost: Readonly<Record<Loss, number>>;
}

/** Forwards requests to the server at `port`, from a different network address for each submission, and drops some of the connections. */
export async function startFrontEnd(port: number, lossPercent: number, random: Random): Promise<FrontEnd> {
  const lost = { before: 0, during: 0, after: 0 };
  const server = createServer((incoming, outgoing) => {
    const loss =
      incoming.method !== 'OPTIONS' && random.chance(lossPercent, 100) ? random.pick(LOSSES) : null;
    if (loss !== null) {
      lost[loss] += 1;
    }
    passOn(incoming, outgoing, port, loss).catch(() => incoming.socket.destroy());
  });
  return { ...(await listenLocally(server)), lost };
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  loss: Loss | null,
): Promise<void> {
  const cut = () => incoming.socket.resetAndDestroy();
  const body = await buffer(incoming);
  if (loss === 'before') {
    cut();
    return;
  }
  const { 'transfer-encoding': _, ...asked } = incoming.headers;
  const onward = request({
    host: LOCAL_HOST,
    port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...asked, ...addressHeader(body), 'content-length': body.length },
  });
  // For `during`, cut once the server has the whole request.
  onward.end(body, loss === 'during' ? cut : undefined);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    onward.on('response', resolve).on('error', reject);
  });
  const words = await buffer(answer);
  if (loss === 'during') {
    return;
  }
  const { 'transfer-encoding': __, connection: ___, 'keep-alive': ____, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': words.length });
  if (loss === 'after') {
    outgoing.write(words.subarray(0, words.length / 2), cut);
    return;
  }
  outgoing.end(words);
}

/** Gives each submission its own network address. Otherwise the rate limit per address would be measured. */
function addressHeader(body: Buffer): Record<string, string> {
  const [, submissionId] = /"submissionId":"([0-9a-f-]{36})"/.exec(body.toString('latin1')) ?? [];
  if (submissionId === undefined) {
    return {};
  }
  const [one, two, three] = createHash('sha256').update(submissionId).digest();
  return { 'x-forwarded-for': `10.${one}.${two}.${three}` };
}
