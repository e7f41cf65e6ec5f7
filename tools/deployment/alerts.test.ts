import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_PATH } from '@prayer-community/domain/settings/site-identity';
import { logger } from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { logGivenUp } from '../../functions/src/messaging/log-given-up.ts';
import { logRefusal } from '../../functions/src/messaging/log-refusal.ts';
import { UnreadableDocumentError } from '../../functions/src/platform/reader-of.ts';
import { skipUnreadable } from '../../functions/src/platform/skip-unreadable.ts';
import { REPOSITORY } from '../project.ts';
import { type AlertSettings, applyAlerts, applyMetrics } from './alerts.ts';
import { type Google, GoogleError, type GoogleRequest } from './google.ts';

const SETTINGS: AlertSettings = {
  project: 'our-church',
  host: 'pray.our-church.org',
  address: 'grace@our-church.org',
};

type Resource = Record<string, unknown> & { name: string };

class MonitoredProject implements Google {
  readonly resources = new Map<string, Resource>();
  readonly changes: string[] = [];
  /** If false, alert policies are refused because Google does not know the metrics yet. */
  knowsMetrics = true;

  async call({ method = 'GET', path, body }: GoogleRequest): Promise<unknown> {
    const [at = ''] = path.split('?');
    if (method === 'GET') {
      const kind = at.split('/').at(-1) ?? '';
      return { [kind]: [...this.resources.values()].filter(({ name }) => name.includes(`/${kind}/`)) };
    }
    if (at.includes('alertPolicies') && !this.knowsMetrics) {
      throw new GoogleError(404, 'Cannot find metric that matches type');
    }
    const name = (method === 'POST' ? `${at}/${this.resources.size}` : at).replace(/^v\d\//, '');
    this.changes.push(`${method} ${name}`);
    if (method === 'DELETE') {
      this.resources.delete(name);
      return {};
    }
    this.resources.set(name, { ...body, name });
    return this.resources.get(name);
  }

  of(kind: string): Resource[] {
    return [...this.resources.values()].filter(({ name }) => name.includes(`/${kind}/`));
  }
}

it('the first run creates metrics, an uptime check, and alerts that notify the address', async () => {
  const google = new MonitoredProject();

  await applyMetrics(google, SETTINGS.project);
  expect(await applyAlerts(google, SETTINGS)).toBe(true);

  expect(google.of('metrics')).toHaveLength(7);
  const [channel] = google.of('notificationChannels');
  expect(channel).toMatchObject({ type: 'email', labels: { email_address: SETTINGS.address } });
  const ofTheSite = { labels: { project_id: 'our-church', host: 'pray.our-church.org' } };
  expect(google.of('uptimeCheckConfigs')).toMatchObject([
    { monitoredResource: ofTheSite, httpCheck: { path: MANIFEST_PATH } },
    { monitoredResource: ofTheSite, httpCheck: { path: '/' } },
  ]);
  const policies = google.of('alertPolicies');
  expect(policies).toHaveLength(8);
  expect(policies.map(({ notificationChannels }) => notificationChannels)).toEqual(
    policies.map(() => [channel?.name]),
  );
  const repeated = [{ notificationChannelNames: [channel?.name], renotifyInterval: '21600s' }];
  expect(policies.map(({ alertStrategy }) => alertStrategy)).toEqual(
    policies.map(() => ({ autoClose: '86400s', notificationChannelStrategy: repeated })),
  );
  expect(JSON.stringify(policies)).not.toContain('$HOST');
});

it('applying the alerts a second time changes nothing', async () => {
  const google = new MonitoredProject();
  await applyAlerts(google, SETTINGS);
  const { length } = google.changes;

  await applyAlerts(google, SETTINGS);

  expect(google.changes).toHaveLength(length);
});

it('applyAlerts updates a changed address and host and leaves foreign policies untouched', async () => {
  const google = new MonitoredProject();
  const foreign = { name: 'projects/our-church/alertPolicies/foreign', displayName: 'Disk' };
  google.resources.set(foreign.name, foreign);
  await applyAlerts(google, SETTINGS);

  await applyAlerts(google, { ...SETTINGS, address: 'ama@our-church.org', host: 'our-church.web.app' });

  expect(google.of('notificationChannels')).toMatchObject([
    { labels: { email_address: 'ama@our-church.org' } },
  ]);
  expect(google.of('uptimeCheckConfigs')).toMatchObject([
    { displayName: 'Prayer Community: functions of our-church.web.app' },
    { displayName: 'Prayer Community: our-church.web.app' },
  ]);
  expect(google.changes.findIndex((change) => /^DELETE.*uptimeCheckConfigs/.test(change))).toBeGreaterThan(
    google.changes.findLastIndex((change) => change.includes('alertPolicies')),
  );
  expect(google.of('alertPolicies')).toHaveLength(9);
  expect(google.of('alertPolicies')).toContain(foreign);
});

it('the alerts notify no one if there is no address', async () => {
  const google = new MonitoredProject();
  await applyAlerts(google, { ...SETTINGS, address: '' });
  expect(google.of('notificationChannels')).toEqual([]);
  expect(google.of('alertPolicies')).toMatchObject(
    Array(8).fill({
      notificationChannels: [],
      alertStrategy: { autoClose: '86400s', notificationChannelStrategy: [] },
    }),
  );
});

it('applyAlerts returns false if Google does not know the metrics yet', async () => {
  const google = new MonitoredProject();
  google.knowsMetrics = false;
  expect(await applyAlerts(google, SETTINGS)).toBe(false);
  google.knowsMetrics = true;
  expect(await applyAlerts(google, SETTINGS)).toBe(true);
});

const texts = (folder: string) =>
  readdirSync(join(REPOSITORY, 'monitoring', folder)).map((file) =>
    readFileSync(join(REPOSITORY, 'monitoring', folder, file), 'utf8'),
  );

it('each log alert has a metric, and each metric has an alert', () => {
  const metrics = texts('metrics').map((text) => z.object({ name: z.string() }).parse(JSON.parse(text)).name);
  const alerted = [
    ...texts('alerts')
      .join()
      .matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g),
  ];
  expect(alerted.map(([, name]) => name).sort()).toEqual(metrics.sort());
});

const filterOf = (metric: string) =>
  z
    .object({ filter: z.string() })
    .parse(JSON.parse(readFileSync(join(REPOSITORY, 'monitoring', 'metrics', `${metric}.json`), 'utf8')))
    .filter;

/** Evaluates a filter that consists of comparisons joined by AND. */
function isMatched(filter: string, entry: Readonly<Record<string, unknown>>): boolean {
  return filter.split(' AND ').every((comparison) => {
    const [field = '', allowed = ''] = comparison.split('=');
    return [...allowed.matchAll(/"([^"]*)"/g)].some(([, value]) => value === entry[field]);
  });
}

/** Returns what an action logs, by the names of the fields in Cloud Logging. */
async function entryOf(act: () => unknown): Promise<Record<string, unknown>> {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  await act();
  const [[message, details] = []] = warn.mock.calls;
  const [[entry] = [{ message, ...details }]] = write.mock.calls;
  vi.restoreAllMocks();
  const payload = Object.entries(entry).map(([name, value]) => [`jsonPayload.${name}`, value]);
  return { 'resource.type': 'cloud_run_revision', ...Object.fromEntries(payload) };
}

const DELIVERY = { template: 'status_link', failure: null } as const;
const EVENT = {
  specversion: '1.0',
  id: '1',
  source: 'here',
  type: 'written',
  time: '',
  data: null,
  subject: 'documents/prayer_requests/a-request',
} as const;
const parkDocument = () =>
  skipUnreadable(async () => {
    throw new UnreadableDocumentError('prayer_requests/a-request', new z.ZodError([]));
  })(EVENT);

it.each<[string, () => unknown, readonly string[]]>([
  ['a code that was not sent', () => logGivenUp('sign_in_code', 'unreachable'), ['undelivered-messages']],
  [
    'a code that SendGrid refuses',
    () => logGivenUp('sign_in_code', 'not_authorized'),
    ['refused-messages', 'undelivered-messages'],
  ],
  ['a refused key', () => logRefusal(DELIVERY, 'not_authorized'), ['refused-messages']],
  ['a refused sender', () => logRefusal(DELIVERY, 'sender_not_verified'), ['refused-messages']],
  ['a message that is retried', () => logRefusal(DELIVERY, 'unreachable'), []],
  [
    'a refusal that was logged before',
    () => logRefusal({ ...DELIVERY, failure: 'not_authorized' }, 'not_authorized'),
    [],
  ],
  ['an unreadable document', parkDocument, ['unreadable-documents']],
])('the metrics count %s', async (_what, act, metrics) => {
  const entry = await entryOf(act);
  const all = ['refused-messages', 'undelivered-messages', 'unreadable-documents'];
  expect(all.filter((metric) => isMatched(filterOf(metric), entry))).toEqual(metrics);
});

it('the functions log the outcomes that the metrics match', () => {
  const wanted = [
    ...filterOf('refused-sign-ins').matchAll(
      /jsonPayload\.message="(\w+)" AND jsonPayload\.outcome=([^)]*)/g,
    ),
  ];
  expect(wanted).toHaveLength(2);
  for (const [, name = '', outcomes = ''] of wanted) {
    const source = execFileSync(
      'grep',
      ['-rhE', '-A3', `logOutcome\\('${name}'`, join(REPOSITORY, 'functions/src')],
      {
        encoding: 'utf8',
      },
    );
    for (const [, outcome] of outcomes.matchAll(/"(\w+)"/g)) {
      expect(source).toContain(`'${outcome}'`);
    }
  }
});

it('the site is down if two locations fail the same uptime check, not if one location fails both', () => {
  const aggregation = z.object({ crossSeriesReducer: z.string(), groupByFields: z.array(z.string()) });
  const counting = z.object({
    conditionThreshold: z.object({ thresholdValue: z.number(), aggregations: z.array(aggregation) }),
  });
  const policy = readFileSync(join(REPOSITORY, 'monitoring', 'alerts', 'site-down.json'), 'utf8');
  const { conditions } = z.object({ conditions: z.array(counting) }).parse(JSON.parse(policy));

  expect(conditions).toEqual([
    {
      conditionThreshold: {
        thresholdValue: 1,
        aggregations: [
          {
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['resource.label.host', 'metric.label.check_id'],
          },
        ],
      },
    },
  ]);
});

it('the operations guide covers each alert', () => {
  const guide = readFileSync(join(REPOSITORY, 'docs', 'operate.md'), 'utf8');
  for (const text of texts('alerts')) {
    const { displayName } = z.object({ displayName: z.string() }).parse(JSON.parse(text));
    expect(guide).toContain(`| ${displayName.replace('Prayer Community: ', '')} |`);
  }
});

it('each alert says what docs/operate.md says to do at night', () => {
  const operate = readFileSync(join(REPOSITORY, 'docs', 'operate.md'), 'utf8');
  const alertSchema = z.object({ displayName: z.string(), documentation: z.object({ content: z.string() }) });
  const alerts = texts('alerts').map((text) => alertSchema.parse(JSON.parse(text)));
  for (const { displayName, documentation } of alerts) {
    const name = displayName.replace('Prayer Community: ', '');
    const row = operate.split('\n').find((line) => line.startsWith(`| ${name} |`));
    const atNight = row?.split(' | ')[2]?.replace(/ \|$/, '') ?? 'no row';
    expect(documentation.content, name).toContain(atNight);
  }
});
