import * as z from 'zod';
import { ok, type Play } from '../stub-call.ts';

const enabledSchema = z.object({ serviceIds: z.array(z.string()) });

/** Which APIs are on. */
export function serviceUsage({ hasApis }: { hasApis: boolean }): Play {
  const enabled = new Set<string>();
  const stateOf = (name: string) =>
    hasApis || enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED';

  return ({ path, query, body }) => {
    if (path.endsWith(':batchGet')) {
      return ok({ services: query.getAll('names').map((name) => ({ name, state: stateOf(name) })) });
    }
    if (path.endsWith(':batchEnable')) {
      for (const name of enabledSchema.parse(body).serviceIds) {
        enabled.add(name);
      }
      return ok({ name: 'operations/enabled', done: true });
    }
    if (path.endsWith(':generateServiceIdentity')) {
      return ok({ name: 'operations/identity', done: true });
    }
    if (path.endsWith(':enable')) {
      enabled.add(path.split('/').at(-1)?.replace(':enable', '') ?? '');
      return ok({ name: 'operations/enabled', done: true });
    }
    return ok({ state: stateOf(path) });
  };
}
