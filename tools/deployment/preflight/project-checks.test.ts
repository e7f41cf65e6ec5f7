import { expect, it } from 'vitest';
import type { GoogleRequest } from '../google.ts';
import { PREPARED, PROJECT } from '../rehearsal/prepared.ts';
import { ResourceManager } from '../rehearsal/services/resource-manager.ts';
import { StoredResources } from '../rehearsal/stored-resources.ts';
import { permissions } from './project-checks.ts';

async function missingFor(prepared: typeof PREPARED): Promise<string> {
  const manager = new ResourceManager(new StoredResources(prepared), prepared);
  const google = {
    async call({ method = 'GET', path, body }: GoogleRequest): Promise<unknown> {
      const call = { method, path, body, host: '', version: 'v1', query: new URLSearchParams() };
      return manager.answer(call)?.body;
    },
  };
  return (await permissions({ google, project: PROJECT })).map(({ what }) => what).join();
}

it('a deployment asks for no permission that an owner of the project lacks', async () => {
  expect(await missingFor(PREPARED)).toBe('');
});

it('an account without permissions is told which it lacks, and whom to ask', async () => {
  const missing = await missingFor({ ...PREPARED, forbidsPermissions: true });
  expect(missing).toContain('storage.buckets.create');
  expect(missing).toContain('ask an owner of the project');
});
