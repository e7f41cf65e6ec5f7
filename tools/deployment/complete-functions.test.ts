import { expect, it } from 'vitest';
import { openToVisitors, pausedSchedules, schedulesWithoutJob } from './complete-functions.ts';
import { GoogleError } from './google.ts';
import { fakeTarget } from './testing/fake-target.ts';

const LOCATION = 'projects/our-church/locations/moon-west1';
const POLICY = `v1/${LOCATION}/services/postprayer:setIamPolicy`;
const MEMBER = 'user:grace@our-church.org';

const KINDS = {
  callable: { labels: { 'deployment-callable': 'true' } },
  https: {},
  schedule: { labels: { 'deployment-scheduled': 'true' } },
  event: { eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written' } },
};

interface Made {
  readonly kind: keyof typeof KINDS;
  /** The members who may call the function. */
  readonly invokers?: readonly string[];
  readonly isForbidden?: boolean;
}

/** A project with one function and the scheduler jobs named. */
function projectWith(
  { kind, invokers = [], isForbidden = false }: Made,
  jobs: readonly string[] = [],
  state = 'ENABLED',
) {
  const found = {
    name: `${LOCATION}/functions/postPrayer`,
    serviceConfig: { service: `${LOCATION}/services/postprayer` },
    ...KINDS[kind],
  };
  return fakeTarget(
    ({ api, path, body }) => {
      if (path.endsWith(':setIamPolicy')) {
        if (isForbidden) {
          throw new GoogleError(400, 'allUsers is not in a permitted organization.');
        }
        return body;
      }
      if (path.endsWith(':getIamPolicy')) {
        return { etag: 'a', bindings: [{ role: 'roles/run.invoker', members: invokers }] };
      }
      return api === 'cloudscheduler' ? (jobs.includes(path) ? { state } : null) : { functions: [found] };
    },
    { functionNames: ['postPrayer'] },
  );
}

it.each(['callable', 'https'] as const)(
  'a %s function that nobody may call is opened to visitors, and others who may call it still may',
  async (kind) => {
    const { target, changes } = projectWith({ kind, invokers: [MEMBER] });

    await openToVisitors(target);

    const bindings = [
      { role: 'roles/run.invoker', members: [MEMBER] },
      { role: 'roles/run.invoker', members: ['allUsers'] },
    ];
    expect(changes).toEqual([[POLICY, { policy: { etag: 'a', bindings } }]]);
  },
);

it.each<[string, Made]>([
  ['a callable that is open already', { kind: 'callable', invokers: ['allUsers'] }],
  ['a schedule', { kind: 'schedule' }],
  ['a function that reacts to documents', { kind: 'event' }],
])('openToVisitors leaves %s as it is', async (_what, made) => {
  const { target, changes } = projectWith(made);
  await openToVisitors(target);
  expect(changes).toEqual([]);
});

it('openToVisitors leaves functions of other products as they are', async () => {
  const { target, changes } = projectWith({ kind: 'https' });
  await openToVisitors({ ...target, functionNames: ['otherName'] });
  await openToVisitors({ ...target, region: 'mars-east1' });
  expect(changes).toEqual([]);
});

it('openToVisitors names the function that Google does not open, and the reason', async () => {
  const opening = openToVisitors(projectWith({ kind: 'callable', isForbidden: true }).target);
  await expect(opening).rejects.toThrow('postPrayer');
  await expect(opening).rejects.toThrow('allUsers is not in a permitted organization.');
});

const job = `v1/${LOCATION}/jobs/firebase-schedule-postPrayer-moon-west1`;

it('schedulesWithoutJob names the schedules that never run', async () => {
  expect(await schedulesWithoutJob(projectWith({ kind: 'schedule' }).target)).toEqual(['postPrayer']);
  expect(await schedulesWithoutJob(projectWith({ kind: 'schedule' }, [job]).target)).toEqual([]);
  expect(await schedulesWithoutJob(projectWith({ kind: 'callable' }).target)).toEqual([]);
});

it('pausedSchedules says how to resume the schedules that someone paused', async () => {
  expect(await pausedSchedules(projectWith({ kind: 'schedule' }, [job], 'PAUSED').target)).toEqual([
    'postPrayer is paused and does not run: gcloud scheduler jobs resume firebase-schedule-postPrayer-moon-west1 --location=moon-west1 --project=our-church',
  ]);
  expect(await pausedSchedules(projectWith({ kind: 'schedule' }, [job]).target)).toEqual([]);
  expect(await pausedSchedules(projectWith({ kind: 'schedule' }).target)).toEqual([]);
});
