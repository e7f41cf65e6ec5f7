import { expect, it } from 'vitest';
import { fakeTarget } from '../testing/fake-target.ts';
import { roles } from './role-checks.ts';

const ACCOUNT = '1-compute@developer.gserviceaccount.com';
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

it('the functions may sign as their own account, and as no other of the project', async () => {
  const { target, changes } = fakeTarget(() => ({}));

  for (const { fix } of await roles(target)) {
    await fix?.();
  }

  const written = changes.filter(([path]) => path.endsWith(':setIamPolicy'));
  expect(written.map(([path]) => path)).toContain('v1/projects/our-church:setIamPolicy');
  const signing = written
    .map(([path, policy]) => [path, JSON.stringify(policy)])
    .filter(([, policy]) => policy?.includes(SIGNING_ROLE));
  expect(signing).toEqual([
    [
      `v1/projects/our-church/serviceAccounts/${ACCOUNT}:setIamPolicy`,
      expect.stringContaining(`{"role":"${SIGNING_ROLE}","members":["serviceAccount:${ACCOUNT}"]}`),
    ],
  ]);
});

it('an account that Google has not created yet is waited for', async () => {
  const { target, changes } = fakeTarget(({ api, mayBeAbsent }) =>
    api === 'iam' && mayBeAbsent ? null : {},
  );

  const missing = await roles(target);

  const byHand = missing.filter(({ fix }) => fix === undefined);
  expect(byHand).toEqual([{ what: expect.stringContaining('run this again in five minutes') }]);
  expect(changes.filter(([path]) => path.endsWith(':setIamPolicy'))).toEqual([]);
});
