import { styleText } from 'node:util';
import { urlOf } from '../backend/backend-environment.ts';
import type { BackendPorts } from '../backend/ports.ts';

export interface DemoAccount {
  readonly username: string;
  readonly role: string;
}

interface SummaryFacts {
  readonly ports: BackendPorts;
  readonly accounts: readonly DemoAccount[];
  readonly password: string;
  readonly logFile: string;
  readonly dataFolder: string | null;
  readonly seconds: number;
}

/** Returns the table that is printed after startup: the servers, the demo accounts, and how to stop. */
export function describeDev({
  ports,
  accounts,
  password,
  logFile,
  dataFolder,
  seconds,
}: SummaryFacts): string {
  const rows: readonly (readonly [string, string, string])[] = [
    ['Prayer Community', urlOf(ports.web), 'reloads what you change'],
    [
      'Fake Providers',
      urlOf(ports.fakeProviders),
      'every email (the sign-in codes too), push and text message',
    ],
    ['', '', ''],
    ['Firestore', urlOf(ports.firestore), ''],
    ['Auth', urlOf(ports.auth), ''],
    ['Storage', urlOf(ports.storage), ''],
    ['Functions', urlOf(ports.functions), 'reload, and run on their schedules'],
    ['Hosting', urlOf(ports.hosting), 'the last npm run build --workspace web'],
    [
      'Notifications',
      'only in a deployed project',
      'enabling them in a browser fails here; Fake Providers shows sent ones',
    ],
    ['', '', ''],
    ...accounts.map(({ username, role }): [string, string, string] => [
      `Sign in: ${username}`,
      password,
      role,
    ]),
    ['', '', ''],
    ['Log', logFile, ''],
    [
      'Data',
      dataFolder ?? 'deleted when you stop',
      dataFolder === null ? 'npm run dev -- --keep keeps it' : '',
    ],
    ['Stop', 'Ctrl-C', ''],
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(([what, where, note]) =>
    [styleText('bold', what.padEnd(widths[0] ?? 0)), where.padEnd(widths[1] ?? 0), styleText('dim', note)]
      .join('  ')
      .trimEnd(),
  );
  return [`\nReady after ${seconds.toFixed(0)} s.\n`, ...lines, ''].join('\n');
}
