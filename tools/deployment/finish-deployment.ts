import { applyAlerts } from './alerts.ts';
import { pausedSchedules } from './complete-functions.ts';
import { dueMigrations } from './due-migrations.ts';
import type { Target } from './preflight/check.ts';

/** What follows once the site is deployed. Each step returns the lines to print. */
const STEPS: readonly { failure: string; run(target: Target, folder: string): Promise<string[]> }[] = [
  { failure: 'The alerts could not be set', run: setAlerts },
  { failure: 'Whether documents need migrating is unknown', run: adviseMigration },
  { failure: 'Whether schedules are paused is unknown', run: pausedSchedules },
];

/**
 * Sets the alerts, and says which migrations are due and which schedules are paused. As the site is already deployed, an
 * error in one step is only reported, and the next deployment tries again.
 * @returns false if a step failed
 */
export async function finishDeployment(target: Target, folder: string): Promise<boolean> {
  console.log('\n== Alerts');
  let isFinished = true;
  for (const { failure, run } of STEPS) {
    try {
      for (const line of await run(target, folder)) {
        console.log(line);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`The site is deployed, but one step failed. ${failure}: ${reason} Deploy again.`);
      isFinished = false;
    }
  }
  return isFinished;
}

async function setAlerts({ google, project, functionsSettings }: Target): Promise<string[]> {
  const { PUBLIC_SITE_URL = '', ALERT_EMAIL: address = '' } = functionsSettings;
  if (!(await applyAlerts(google, { project, host: new URL(PUBLIC_SITE_URL).host, address }))) {
    return ['Google does not know the metrics yet: deploy again in ten minutes to have all alerts.'];
  }
  return [address === '' ? 'Alerts go to nobody: set ALERT_EMAIL.' : `Alerts go to ${address}.`];
}

async function adviseMigration({ google, project }: Target, folder: string): Promise<string[]> {
  const due = await dueMigrations(google, folder, project);
  return [
    due.length === 0
      ? 'The first time, make the first leader: see docs/deploy.md, step 7.'
      : `Stored documents need migrating (${due.join(', ')}): run npm run migrate -- --project ${project}. A new project has nothing to migrate; the nightly job records that.`,
  ];
}
