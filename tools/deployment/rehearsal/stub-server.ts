import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type LocalServer, listenLocally } from '../../processes/local-server.ts';
import { resourceOf, type StubCall } from './stub-call.ts';
import type { StubProject } from './stub-project.ts';

const NOT_PLAYED = 501;

const PATH = /^\/(?:(?:admin|storage)\/)?(?:(?<version>v\d\w*)\/)?(?<path>.*)$/;

export interface StubServer extends LocalServer {
  /** Returns all calls since the previous invocation, as `METHOD host path`. */
  takeCalls(): string[];
  readonly unplayed: string[];
  play(project: StubProject): void;
}

export async function startStub(): Promise<StubServer> {
  let project: StubProject | null = null;
  let calls: string[] = [];
  const unplayed: string[] = [];
  const server = createServer(async (request, response) => {
    const call = await toCall(request);
    const line = `${call.method} ${call.host} ${call.path}`;
    calls.push(line);
    const answer = project?.answer(call) ?? null;
    if (answer === null) {
      unplayed.push(line);
    }
    const { status, body } = answer ?? {
      status: NOT_PLAYED,
      body: { error: { message: `not played: ${line}` } },
    };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  return {
    ...(await listenLocally(server)),
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    unplayed,
    play(next) {
      project = next;
    },
  };
}

async function toCall(request: IncomingMessage): Promise<StubCall> {
  const host = (request.headers.host ?? '').split(':')[0] ?? '';
  const url = new URL(request.url ?? '/', 'http://stub');
  const isJson = request.headers['content-type']?.includes('json') === true;
  const sent = await text(request);
  const { version = '', path = '' } = PATH.exec(url.pathname)?.groups ?? {};
  return {
    method: request.method ?? 'GET',
    host,
    version,
    path: decodeURIComponent(path),
    query: url.searchParams,
    body: resourceOf(isJson && sent !== '' ? JSON.parse(sent) : {}),
  };
}
