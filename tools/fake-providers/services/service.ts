import type { MessageKind, NewMessage } from '../message.ts';

export interface ServiceRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Sent as JSON. Undefined sends no body. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly messages: readonly NewMessage[];
  /** Applies the call's other effects, unless a test makes the call fail. */
  readonly onAccepted?: () => void;
}

/** A service that the product sends through. Covers the part of its HTTP API that the product uses. */
export interface Service {
  readonly kind: MessageKind;
  readonly path: RegExp;
  answer(request: ServiceRequest): ServiceAnswer;
  fail(status: number): ServiceAnswer;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
