import * as z from 'zod';

/** A request to Google's control plane, as the stub plays it. */
export interface StubCall {
  readonly method: string;
  readonly host: string;
  readonly version: string;
  /** Without the version. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface StubAnswer {
  readonly status: number;
  readonly body: object;
}

/** How a service answers; null for what the stub does not play. */
export type Play = (call: StubCall) => StubAnswer | null;

/** What Google stores under a path. */
export type Resource = Record<string, unknown>;

const NOT_FOUND = 404;

const resourceSchema = z.record(z.string(), z.unknown());

/** The resource that a body holds; an empty one for any other body. */
export function resourceOf(body: unknown): Resource {
  return resourceSchema.catch({}).parse(body);
}

export function ok(body: unknown): StubAnswer {
  return { status: 200, body: resourceOf(body) };
}

export function notFound(): StubAnswer {
  return {
    status: NOT_FOUND,
    body: { error: { code: NOT_FOUND, message: 'Not found.', status: 'NOT_FOUND' } },
  };
}
