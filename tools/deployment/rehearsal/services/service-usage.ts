import * as z from 'zod';
import { ok, type StubAnswer, type StubCall } from '../stub-call.ts';

const FORBIDDEN = 403;

const enabledSchema = z.object({ serviceIds: z.array(z.string()) });

/** APIs that refuse every call until a new project enables them. */
const OFF_AT_FIRST = ['cloudbilling', 'cloudresourcemanager', 'iam'];

export class ServiceUsage {
  readonly #hasApis: boolean;
  readonly #enabled = new Set<string>();
  /** APIs that were enabled a moment ago, and refuse one more call. */
  readonly #late = new Set<string>();

  constructor({ hasApis }: { hasApis: boolean }) {
    this.#hasApis = hasApis;
  }

  answer({ path, query, body }: StubCall): StubAnswer {
    if (path.endsWith(':batchGet')) {
      return ok({ services: query.getAll('names').map((name) => ({ name, state: this.#stateOf(name) })) });
    }
    if (path.endsWith(':batchEnable')) {
      for (const name of enabledSchema.parse(body).serviceIds) {
        this.#enabled.add(name);
        this.#late.add(name);
      }
      return ok({ name: 'operations/enabled', done: true });
    }
    if (path.endsWith(':generateServiceIdentity')) {
      return ok({ name: 'operations/identity', done: true });
    }
    if (path.endsWith(':enable')) {
      this.#enabled.add(path.split('/').at(-1)?.replace(':enable', '') ?? '');
      return ok({ name: 'operations/enabled', done: true });
    }
    return ok({ state: this.#stateOf(path) });
  }

  /** Returns Google's refusal of a call to a disabled API. Null if the call is allowed. */
  refuse({ host }: StubCall): StubAnswer | null {
    const isOff = this.#stateOf(host) === 'DISABLED' || this.#late.delete(host);
    if (!OFF_AT_FIRST.includes(host.split('.')[0] ?? '') || !isOff) {
      return null;
    }
    const message = `${host} has not been used in this project before or it is disabled.`;
    return {
      status: FORBIDDEN,
      body: {
        error: {
          code: FORBIDDEN,
          message,
          status: 'PERMISSION_DENIED',
          details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }],
        },
      },
    };
  }

  #stateOf(name: string): 'ENABLED' | 'DISABLED' {
    return this.#hasApis || this.#enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED';
  }
}
