import { createServer } from 'node:http';
import express, { type Request } from 'express';
import { type LocalServer, listenLocally } from '../../processes/local-server.ts';
import { resourceOf, type StubCall } from './stub-call.ts';
import type { StubProject } from './stub-project.ts';

const PATH = /^\/(?:(?:admin|storage)\/)?(?:(?<version>v\d\w*)\/)?(?<path>.*)$/;

export interface StubServer extends LocalServer {
  /** Returns all calls since the previous invocation, as `METHOD host path`. */
  takeCalls(): string[];
  readonly unplayed: string[];
  play(project: StubProject): void;
}

export async function startStub(): Promise<StubServer> {
  let project: StubProject | null = null;
  const calls: string[] = [];
  const unplayed: string[] = [];
  const app = express().use(express.json({ limit: '10mb' }), (request, response) => {
    const call = toCall(request);
    const line = `${call.method} ${call.host} ${call.path}`;
    calls.push(line);
    const answer = project?.answer(call) ?? null;
    if (answer === null) {
      unplayed.push(line);
    }
    const { status, body } = answer ?? { status: 501, body: { error: { message: `not played: ${line}` } } };
    response.status(status).json(body);
  });
  return {
    ...(await listenLocally(createServer(app))),
    takeCalls: () => calls.splice(0),
    unplayed,
    play(next) {
      project = next;
    },
  };
}

function toCall({ method, hostname: host, url, body }: Request): StubCall {
  const { pathname, searchParams: query } = new URL(url, 'http://stub');
  const { version = '', path = '' } = PATH.exec(pathname)?.groups ?? {};
  return { method, host, version, path: decodeURIComponent(path), query, body: resourceOf(body) };
}
