import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { REPOSITORY } from '../project.ts';
import { type Google, GoogleError } from './google.ts';

const FOLDER = join(REPOSITORY, 'monitoring');
const NOT_FOUND = 404;

/** Labels the resources that deployments created. */
const APP_LABEL = 'prayer-community';

const CHANNEL_NAME = 'Prayer Community: alerts';

/** While an incident is open. Without it, Google notifies once. */
const NOTIFIED_AGAIN_AFTER = '21600s';

const metricSchema = z.looseObject({ name: z.string() });
const wantedSchema = z.looseObject({ displayName: z.string() });
const policySchema = wantedSchema.extend({ alertStrategy: z.looseObject({}) });
const storedSchema = z.object({
  name: z.string(),
  displayName: z.string().default(''),
  userLabels: z.record(z.string(), z.string()).default({}),
});

type Wanted = z.infer<typeof wantedSchema>;
type Stored = z.infer<typeof storedSchema>;

export interface AlertSettings {
  readonly project: string;
  readonly host: string;
  /** The email address that receives alerts. Empty if there is none. */
  readonly address: string;
}

/**
 * Creates or updates the log-based metrics in `monitoring/metrics`. Runs before the alerts because Google needs some
 * minutes to recognize a new metric.
 * @see https://docs.cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics/update
 */
export async function applyMetrics(google: Google, project: string): Promise<void> {
  for (const text of readFolder('metrics')) {
    const metric = metricSchema.parse(JSON.parse(text));
    const path = `v2/projects/${project}/metrics/${metric.name}`;
    await google.call({ api: 'logging', method: 'PUT', path, body: metric });
  }
}

/**
 * Creates or updates the uptime checks and the alert policies in `monitoring/`, and removes those of earlier versions.
 * @returns false if Google does not know a metric yet. The next deployment applies the rest
 * @see https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 */
export async function applyAlerts(google: Google, settings: AlertSettings): Promise<boolean> {
  const collectionOf = (kind: Kind) => new MonitoringCollection(google, settings.project, kind);
  const channels = await collectionOf('notificationChannels').apply(channelsOf(settings));
  const checks = readFolder('uptime-checks').map((text) => fill(text, settings));
  await collectionOf('uptimeCheckConfigs').apply(checks);
  const policies = readFolder('alerts').map((text) => notifying(fill(text, settings), channels));
  try {
    await collectionOf('alertPolicies').apply(policies);
  } catch (error) {
    if (error instanceof GoogleError && error.status === NOT_FOUND) {
      return false;
    }
    throw error;
  }
  await collectionOf('alertPolicies').removeOthers(policies);
  // Google keeps a check that a policy still refers to.
  await collectionOf('uptimeCheckConfigs').removeOthers(checks);
  return true;
}

type Kind = 'notificationChannels' | 'uptimeCheckConfigs' | 'alertPolicies';

/** The resources of one kind. Those of this app are found by label and matched by display name. */
class MonitoringCollection {
  readonly #google: Google;
  readonly #kind: Kind;
  readonly #path: string;

  constructor(google: Google, project: string, kind: Kind) {
    this.#google = google;
    this.#kind = kind;
    this.#path = `v3/projects/${project}/${kind}`;
  }

  /** Creates missing resources and updates those that differ. Returns their full names. */
  async apply(wanted: readonly Wanted[]): Promise<string[]> {
    const stored = await this.#read();
    const names: string[] = [];
    for (const body of wanted) {
      const found = stored.find(({ displayName }) => displayName === body.displayName);
      names.push(await this.#applyOne(body, found));
    }
    return names;
  }

  async removeOthers(wanted: readonly Wanted[]): Promise<void> {
    for (const { name, displayName } of await this.#read()) {
      if (!wanted.some((one) => one.displayName === displayName)) {
        await this.#google.call({ api: 'monitoring', method: 'DELETE', path: `v3/${name}` });
      }
    }
  }

  async #applyOne(wanted: Wanted, stored: Stored | undefined): Promise<string> {
    const content = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 40);
    if (stored?.userLabels.content === content) {
      return stored.name;
    }
    const body = { ...wanted, userLabels: { app: APP_LABEL, content } };
    const answer = await this.#google.call(
      stored === undefined
        ? { api: 'monitoring', method: 'POST', path: this.#path, body }
        : { api: 'monitoring', method: 'PATCH', path: `v3/${stored.name}`, body },
    );
    return storedSchema.parse(answer).name;
  }

  async #read(): Promise<Stored[]> {
    const answer = await this.#google.call({ api: 'monitoring', path: `${this.#path}?pageSize=100` });
    const found = z.looseObject({}).parse(answer)[this.#kind] ?? [];
    const stored = z.array(storedSchema).parse(found);
    return stored.filter(({ userLabels }) => userLabels.app === APP_LABEL);
  }
}

function channelsOf({ address }: AlertSettings): Wanted[] {
  return address === ''
    ? []
    : [{ displayName: CHANNEL_NAME, type: 'email', labels: { email_address: address } }];
}

/** @see https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies#NotificationChannelStrategy */
function notifying(policy: Wanted, channels: readonly string[]): Wanted {
  const { alertStrategy, ...rest } = policySchema.parse(policy);
  const strategy = { notificationChannelNames: channels, renotifyInterval: NOTIFIED_AGAIN_AFTER };
  return {
    ...rest,
    notificationChannels: channels,
    alertStrategy: {
      ...alertStrategy,
      notificationChannelStrategy: channels.length === 0 ? [] : [strategy],
    },
  };
}

function fill(text: string, { project, host }: AlertSettings): Wanted {
  return wantedSchema.parse(JSON.parse(text.replaceAll('$PROJECT', project).replaceAll('$HOST', host)));
}

function readFolder(name: 'metrics' | 'alerts' | 'uptime-checks'): string[] {
  const folder = join(FOLDER, name);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
