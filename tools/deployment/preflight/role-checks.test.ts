import { expect, it } from 'vitest';
import type { GoogleRequest } from '../google.ts';
import { roles } from './role-checks.ts';

const ACCOUNT = '1-compute@developer.gserviceaccount.com';
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

it('the functions may sign as their own account, and as no other of the project', async () => {
  const written: (readonly [path: string, policy: string])[] = [];
  const missing = await roles({
    google: {
      async call({ path, body }: GoogleRequest) {
        if (path.endsWith(':setIamPolicy')) {
          written.push([path, JSON.stringify(body)]);
        }
        return {};
      },
    },
    project: 'our-church',
    projectNumber: '1',
    region: 'moon-west1',
    functionsSettings: {},
    webSettings: {},
    functionNames: [],
  });

  for (const { fix } of missing) {
    await fix?.();
  }

  const signing = written.filter(([, policy]) => policy.includes(SIGNING_ROLE));
  expect(signing).toEqual([
    [
      `v1/projects/our-church/serviceAccounts/${ACCOUNT}:setIamPolicy`,
      expect.stringContaining(`{"role":"${SIGNING_ROLE}","members":["serviceAccount:${ACCOUNT}"]}`),
    ],
  ]);
  expect(written.map(([path]) => path)).toContain('v1/projects/our-church:setIamPolicy');
});
