import assert from 'node:assert/strict';
import { REPOSITORY } from '../../project.ts';
import { readFunctionsBy, readPublicFunctions } from '../function-names.ts';
import { LOCATION } from './prepared.ts';
import type { StubProject } from './stub-project.ts';

/** Asserts that visitors may call what pages call, and that each schedule has its job. */
export function assertComplete(project: StubProject): void {
  const closed = readPublicFunctions(REPOSITORY).filter((name) => {
    const policy = project.get(`${LOCATION}/services/${name.toLowerCase()}/iamPolicy`);
    return !JSON.stringify(policy ?? {}).includes('allUsers');
  });
  const idle = readFunctionsBy(/^every /, REPOSITORY).filter(
    (name) => !project.has(`${LOCATION}/jobs/firebase-schedule-${name}-europe-west3`),
  );
  assert.deepEqual({ closed, idle }, { closed: [], idle: [] });
}
