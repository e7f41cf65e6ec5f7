import { expect, it } from 'vitest';
import type { GoogleRequest } from '../google.ts';
import { PREPARED, PROJECT } from '../rehearsal/prepared.ts';
import { resourceOf } from '../rehearsal/stub-call.ts';
import { StubProject } from '../rehearsal/stub-project.ts';
import { permissions } from './project-checks.ts';

async function missingFor(prepared: typeof PREPARED): Promise<string> {
  const project = new StubProject({ ...prepared, hasApis: true }, (host) => host);
  const google = {
    async call({ method = 'GET', path, body }: GoogleRequest): Promise<unknown> {
      const host = 'cloudresourcemanager.googleapis.com';
      const query = new URLSearchParams();
      return project.answer({ method, path, body: resourceOf(body), host, version: 'v1', query })?.body;
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
