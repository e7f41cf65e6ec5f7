import * as z from 'zod';

export interface StubCall {
  readonly method: string;
  readonly host: string;
  readonly version: string;
  /** Excludes the API version. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Resource;
}

export interface StubAnswer {
  readonly status: number;
  readonly body: object;
}

export type Resource = Record<string, unknown>;

const resourceSchema = z.record(z.string(), z.unknown());

export function resourceOf(value: unknown): Resource {
  return resourceSchema.catch({}).parse(value);
}

/** Google refuses a call. */
export class Refusal extends Error {
  readonly answer: StubAnswer;

  constructor(status: number, body: object) {
    super(`refused: ${status}`);
    this.answer = { status, body };
  }
}
