import * as z from 'zod';
import { PROJECT, type Prepared } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play } from '../stub-call.ts';

const addedSchema = z.object({ payload: z.object({ data: z.string() }) });

/** The secrets. Initially contains those that the owner created. */
export function secretManager(resources: StoredResources, { secrets }: Pick<Prepared, 'secrets'>): Play {
  /** @param value encoded in base64 */
  function store(name: string, value: string): void {
    const path = `projects/${PROJECT}/secrets/${name}`;
    resources.set(path, { name: path, labels: { 'firebase-managed': 'functions' } });
    resources.set(`${path}/versions/latest`, { name: `${path}/versions/1`, state: 'ENABLED', value });
  }

  for (const [name, value] of Object.entries(secrets)) {
    store(name, Buffer.from(value).toString('base64'));
  }

  return (call) => {
    const { path, body } = call;
    if (path.endsWith(':addVersion')) {
      store(path.split('/').at(-1)?.replace(':addVersion', '') ?? '', addedSchema.parse(body).payload.data);
      return ok({ state: 'ENABLED' });
    }
    if (path.endsWith(':access')) {
      const value = resources.get(path.replace(':access', ''))?.value;
      return value === undefined ? notFound() : ok({ payload: { data: value } });
    }
    return resources.answer(call, 'secretId');
  };
}
