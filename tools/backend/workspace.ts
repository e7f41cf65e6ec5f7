import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type HostingHeaders, hostingHeadersSchema, withEmbedOrigins } from '../deployment/embed-headers.ts';
import { LOCAL_HOST, REPOSITORY } from '../project.ts';
import type { BackendPorts } from './ports.ts';

const firebaseJsonSchema = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string() })).length(1),
  hosting: z.looseObject({
    public: z.string(),
    headers: hostingHeadersSchema,
  }),
  emulators: z.looseObject({}),
});

export function functionsBundleFolder(folder: string): string {
  return join(folder, 'functions', 'lib');
}

export interface WorkspaceOptions {
  readonly ports: BackendPorts;
  readonly webFolder: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly siteHeaders?: (shipped: HostingHeaders) => HostingHeaders;
}

/**
 * Creates a project folder for the Firebase CLI. It contains the repository's firebase.json with other ports, links to
 * the rules and the web client, and a functions folder for a later build. The CLI reads parameters and secrets from
 * files next to the functions, which the repository itself must not contain.
 * @param folder emptied first
 */
export function layOutWorkspace(folder: string, options: WorkspaceOptions): void {
  const base = firebaseJsonSchema.parse(JSON.parse(readFileSync(join(REPOSITORY, 'firebase.json'), 'utf8')));
  const functions = join(folder, 'functions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(functions, { recursive: true });
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    symlinkSync(join(REPOSITORY, file), join(folder, file));
  }
  symlinkSync(options.webFolder, join(folder, 'web'));
  symlinkSync(join(REPOSITORY, 'functions', 'node_modules'), join(functions, 'node_modules'));
  copyFileSync(join(REPOSITORY, 'functions', 'package.json'), join(functions, 'package.json'));
  writeFileSync(join(functions, '.env.local'), toDotenv(options.parameters));
  writeFileSync(join(functions, '.secret.local'), toDotenv(options.secrets));
  const headers = (options.siteHeaders ?? headersOfThisMachine)(base.hosting.headers);
  const config = {
    ...base,
    functions: base.functions.map((codebase) => ({ ...codebase, source: 'functions' })),
    hosting: { ...base.hosting, public: 'web', headers },
    emulators: { ...base.emulators, ...emulatorsConfig(options.ports) },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config, null, 2));
}

/** Lets pages on this machine frame the form, as `npm run deploy` does for a church's origins. */
function headersOfThisMachine(shipped: HostingHeaders): HostingHeaders {
  return withEmbedOrigins(shipped, [`http://${LOCAL_HOST}:*`]).map(allowEmulators);
}

type HeadersOfSource = HostingHeaders[number];

/** Adds the emulators to the content security policy, which only allows Google's origins. */
function allowEmulators({ source, headers }: HeadersOfSource): HeadersOfSource {
  return {
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value:
        key === 'Content-Security-Policy'
          ? value.replaceAll(/(?<=(?:connect|frame|img|media)-src )/g, `http://${LOCAL_HOST}:* `)
          : value,
    })),
  };
}

function emulatorsConfig(ports: BackendPorts): Record<string, object> {
  const { fakeProviders: _, web: __, firestoreWebsocket: websocketPort, ...emulators } = ports;
  const config = Object.fromEntries(
    Object.entries(emulators).map(([name, port]) => [name, { host: LOCAL_HOST, port }]),
  );
  return { ...config, firestore: { ...config.firestore, websocketPort } };
}

function toDotenv(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
