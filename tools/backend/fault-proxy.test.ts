import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LocalServer, listenLocally } from '../processes/local-server.ts';
import { urlOf } from './backend-environment.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';

let server: Server;
let listening: LocalServer;
let proxy: FaultProxy;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/slow') {
      response.end('answered');
    }
  });
  listening = await listenLocally(server);
  proxy = await openFaultProxy(listening.port);
});

afterEach(async () => {
  await proxy.stop();
  await listening.stop();
});

const ask = async (path: string) => (await fetch(urlOf(proxy.port) + path)).text();

it('an open proxy forwards in both directions', async () => {
  expect(await ask('/')).toBe('answered');
});

it('a shut proxy breaks current and new connections until it is opened again', async () => {
  const underWay = ask('/slow').catch((error: unknown) => error);
  await once(server, 'request');

  proxy.shut();

  expect(await underWay).toBeInstanceOf(TypeError);
  await expect(ask('/')).rejects.toBeInstanceOf(TypeError);
  proxy.open();
  expect(await ask('/')).toBe('answered');
});

it('a muffled proxy forwards requests to the server but drops its responses', async () => {
  proxy.muffle();
  const unanswered = ask('/slow').catch((error: unknown) => error);
  await once(server, 'request');

  proxy.open();

  expect(await unanswered).toBeInstanceOf(TypeError);
  expect(await ask('/')).toBe('answered');
});
