import * as z from 'zod';
import { type DeployedFunction, deployedFunctions } from './deployed-functions.ts';
import { GoogleError } from './google.ts';
import type { Target } from './preflight/check.ts';

const INVOKER = 'roles/run.invoker';
const EVERYONE = 'allUsers';

const policySchema = z.looseObject({
  bindings: z
    .array(z.looseObject({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});

type Deployed = Pick<Target, 'google' | 'project' | 'region' | 'functionNames'>;

/**
 * Lets everyone call the functions that pages and email clients call. The Firebase CLI does so only after it has
 * created a function, so a first deployment that stopped halfway leaves some of them closed.
 * @throws Error if Google refuses
 */
export async function openToVisitors(target: Deployed): Promise<void> {
  for (const { name, service } of await ownFunctions(target, 'visitor')) {
    const policy = policySchema.parse(
      await target.google.call({ api: 'run', path: `v1/${service}:getIamPolicy` }),
    );
    const isOpen = policy.bindings.some(
      ({ role, members }) => role === INVOKER && members.includes(EVERYONE),
    );
    if (!isOpen) {
      console.log(`Opening to visitors: ${name}`);
      const bindings = [...policy.bindings, { role: INVOKER, members: [EVERYONE] }];
      const body = { policy: { ...policy, bindings } };
      await target.google
        .call({ api: 'run', method: 'POST', path: `v1/${service}:setIamPolicy`, body })
        .catch((error: unknown) => refuse(name, error));
    }
  }
}

/** Returns the scheduled functions that never run, because an earlier deployment stopped before it created their jobs. */
export async function schedulesWithoutJob(target: Deployed): Promise<string[]> {
  const { google, project, region } = target;
  const names: string[] = [];
  for (const { name } of await ownFunctions(target, 'schedule')) {
    const path = `v1/projects/${project}/locations/${region}/jobs/firebase-schedule-${name}-${region}`;
    if ((await google.call({ api: 'scheduler', path, mayBeAbsent: true })) === null) {
      names.push(name);
    }
  }
  return names;
}

async function ownFunctions(
  { google, project, region, functionNames }: Deployed,
  caller: DeployedFunction['caller'],
): Promise<DeployedFunction[]> {
  const found = await deployedFunctions(google, project);
  return found.filter(
    (one) => one.caller === caller && one.region === region && functionNames.includes(one.name),
  );
}

function refuse(name: string, error: unknown): never {
  if (error instanceof GoogleError) {
    throw new Error(
      `Visitors may not call ${name}, and Google did not allow to change that: ${error.message} Settle that, then run the same command again.`,
      { cause: error },
    );
  }
  throw error;
}
