import * as z from 'zod';
import { type DeployedFunction, deployedFunctions } from './deployed-functions.ts';
import { GoogleError, policySchema } from './google.ts';
import type { Target } from './preflight/check.ts';

const INVOKER = 'roles/run.invoker';
const EVERYONE = 'allUsers';

/** https://docs.cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs#State */
const jobSchema = z.looseObject({ state: z.string().optional() }).nullable();

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
  return (await readSchedules(target)).flatMap(({ name, job }) => (job === null ? name : []));
}

/** Returns which scheduled functions someone paused, such as during a restore, and the command that resumes each. */
export async function pausedSchedules(target: Deployed): Promise<string[]> {
  const { project, region } = target;
  return (await readSchedules(target)).flatMap(({ name, job }) =>
    job?.state === 'PAUSED'
      ? `${name} is paused and does not run: gcloud scheduler jobs resume ${jobOf(name, region)} --location=${region} --project=${project}`
      : [],
  );
}

interface Schedule {
  readonly name: string;
  /** Null if there is none. */
  readonly job: z.infer<typeof jobSchema>;
}

async function readSchedules(target: Deployed): Promise<Schedule[]> {
  const { google, project, region } = target;
  const schedules: Schedule[] = [];
  for (const { name } of await ownFunctions(target, 'schedule')) {
    const path = `v1/projects/${project}/locations/${region}/jobs/${jobOf(name, region)}`;
    const job = jobSchema.parse(await google.call({ api: 'cloudscheduler', path, mayBeAbsent: true }));
    schedules.push({ name, job });
  }
  return schedules;
}

function jobOf(name: string, region: string): string {
  return `firebase-schedule-${name}-${region}`;
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
      `Visitors cannot call ${name}, and Google did not allow to change that: ${error.message} If your organization restricts sharing, its administrator must allow public callers in this project; docs/deploy.md, step 1, names the policies. Then run the same command again.`,
      { cause: error },
    );
  }
  throw error;
}
