import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DEFAULT_REGION } from '@prayer-community/domain/region';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import * as z from 'zod';
import { FUNCTION_NAMES, loadFunction } from './loaded-functions.ts';

const LOCAL_HOST = '127.0.0.1';

const hostingSchema = z.object({
  hosting: z.object({
    rewrites: z.array(
      z.object({
        source: z.string(),
        function: z.object({ functionId: z.string(), region: z.string() }).optional(),
      }),
    ),
  }),
});

/** The maximum that Google's front end accepts. */
const LONGEST_BODY = '10mb';

const CONFIG = new URL('../../../firebase.json', import.meta.url);

const addressSchema = z.object({ port: z.number() });

const REWRITES = hostingSchema.parse(JSON.parse(readFileSync(CONFIG, 'utf8'))).hosting.rewrites;

/** The functions of this process, served at the same paths as in the functions emulator. */
interface FunctionsHost {
  /** `host:port`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the functions of one project through their exported handlers. Each function is loaded on its first call. */
export async function startFunctionsHost(project: string): Promise<FunctionsHost> {
  const server = createServer(hostOf(project));
  await new Promise<void>((resolve) => server.listen(0, LOCAL_HOST, resolve));
  const { port } = addressSchema.parse(server.address());
  return {
    address: `${LOCAL_HOST}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function hostOf(project: string): Express {
  const host = express();
  host.use(express.json({ limit: LONGEST_BODY, verify: storeRawBody }));
  host.use(express.urlencoded({ limit: LONGEST_BODY, extended: true, verify: storeRawBody }));
  host.all(`/${project}/:region/:name`, (request, response, next) =>
    answer(request.params.region, request.params.name, [request, response, next]),
  );
  // The site's own paths of functions.
  for (const { source, function: served } of REWRITES) {
    if (served) {
      host.all(source, (...call) => answer(served.region, served.functionId, call));
    }
  }
  // The scheduler's path to a schedule, as in the emulator. If there is no such trigger, the answer lists all of them.
  host.post(`/functions/projects/${project}/triggers/:trigger`, async (request, response, next) => {
    const name = FUNCTION_NAMES.find((one) => triggerOf(one) === request.params.trigger);
    if (name === undefined) {
      response.status(404).send(FUNCTION_NAMES.map(triggerOf).join(', '));
    } else {
      await answer(DEFAULT_REGION, name, [request, response, next]);
    }
  });
  return host;
}

function triggerOf(name: string): string {
  return `${DEFAULT_REGION}-${name}-0`;
}

async function answer(
  region: string,
  name: string,
  [request, response, next]: [Request, Response, NextFunction],
): Promise<void> {
  try {
    const called = await loadFunction(name);
    if (called?.endpoint.region.includes(region)) {
      await called.handle(request, response);
    } else {
      next();
    }
  } catch (error) {
    next(error);
  }
}

/** On Google's platform, functions also get the raw body. */
function storeRawBody(request: object, _response: object, rawBody: Buffer): void {
  Object.assign(request, { rawBody });
}
