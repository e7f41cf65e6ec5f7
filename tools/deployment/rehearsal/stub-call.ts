import * as z from 'zod';

export interface StubCall {
  readonly method: string;
  readonly host: string;
  readonly version: string;
  /** Excludes the API version. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface StubAnswer {
  readonly status: number;
  readonly body: object;
}

/** Simulates a service. Returns null for calls that the stub does not support. */
export type Play = (call: StubCall) => StubAnswer | null;

export type Resource = Record<string, unknown>;

const NOT_FOUND = 404;

const resourceSchema = z.record(z.string(), z.unknown());

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
