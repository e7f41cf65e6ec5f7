import type { MessageKind, NewMessage } from '../message.ts';

export interface ServiceRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Sent as JSON; undefined sends nothing. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly messages: readonly NewMessage[];
  /** What else the call changes, unless a test lets it fail. */
  readonly onAccepted?: () => void;
}

/** One of the services that the product sends through, with the part of its HTTP interface that the product uses. */
export interface Service {
  readonly kind: MessageKind;
  readonly path: RegExp;
  /** Answers a call as the service would. */
  answer(request: ServiceRequest): ServiceAnswer;
  /** The answer with which the service would fail. */
  fail(status: number): ServiceAnswer;
}

/** The value of a JSON text, or undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
