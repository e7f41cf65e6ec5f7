import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCAL_HOST } from '../project.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { findFreePorts } from './ports.ts';

let server: Server;
let proxy: FaultProxy;
let heard: (() => void)[];

beforeEach(async () => {
  heard = [];
  server = createServer((request, response) => {
    if (request.url === '/slow') {
      heard.shift()?.();
      return;
    }
    response.end('answered');
  });
  const { web: port } = await findFreePorts();
  await new Promise<void>((resolve) => server.listen(port, LOCAL_HOST, resolve));
  proxy = await openFaultProxy(port);
});

afterEach(async () => {
  await proxy.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async (path: string) => (await fetch(`http://${LOCAL_HOST}:${proxy.port}${path}`)).text();

it('an open proxy forwards in both directions', async () => {
  expect(await ask('/')).toBe('answered');
});

it('a shut proxy breaks current and new connections until it is opened again', async () => {
  const isHeard = new Promise<void>((resolve) => heard.push(resolve));
  const underWay = ask('/slow').catch((error: unknown) => error);
  await isHeard;

  proxy.shut();

  expect(await underWay).toBeInstanceOf(TypeError);
  await expect(ask('/')).rejects.toBeInstanceOf(TypeError);
  proxy.open();
  expect(await ask('/')).toBe('answered');
});

it('a muffled proxy forwards requests to the server but drops its responses', async () => {
  const isHeard = new Promise<void>((resolve) => heard.push(resolve));
  proxy.muffle();
  const unanswered = ask('/slow').catch((error: unknown) => error);
  await isHeard;

  proxy.open();

  expect(await unanswered).toBeInstanceOf(TypeError);
  expect(await ask('/')).toBe('answered');
});
