import { randomUUID } from 'node:crypto';
import type { CloudEvent, CloudFunction } from 'firebase-functions/core';
import * as z from 'zod';
import { withItsSecrets } from './granted-secrets.ts';
import { emulatorAddress, testProject } from './test-backend.ts';

export type Trigger = Pick<CloudFunction<CloudEvent<unknown>>, '__endpoint'> &
  ((event: CloudEvent<unknown>) => unknown);

const endpointSchema = z.object({
  eventTrigger: z.object({
    eventType: z.string(),
    // A path without a wildcard is in the filters instead of the patterns.
    eventFilters: z.object({ document: z.string().optional() }),
    eventFilterPathPatterns: z.object({ document: z.string().optional() }),
  }),
});

const storedSchema = z.object({ name: z.string(), updateTime: z.string() });
const foundSchema = z.array(z.object({ document: z.looseObject(storedSchema.shape).optional() }));

/** A document as in Firestore's REST API, which is also its form in an event. */
type Stored = z.infer<typeof storedSchema>;

interface Watched {
  run: Trigger;
  eventType: string;
  pattern: string;
}

export interface TriggerOptions {
  /** How often each event is delivered. Firestore only guarantees at least once. */
  deliveries?: number;
}

/**
 * Runs an action and then the functions that it triggers. Each document that was created, updated or deleted in a place
 * that a function watches causes one event, as from Firestore. The writes of the functions trigger them again, until
 * nothing changes anymore. Several changes of one document count as one.
 * @returns the result of `act`, once all functions have finished
 * @throws whatever a function throws
 */
export async function whileTriggering<T>(
  triggers: readonly Trigger[],
  act: () => Promise<T>,
  { deliveries = 1 }: TriggerOptions = {},
): Promise<T> {
  const watched = triggers.map(toWatched);
  let before = await readAll(watched);
  const result = await act();
  for (let isQuiet = false; !isQuiet; ) {
    const after = await readAll(watched);
    const runs = watched.flatMap((one) =>
      eventsFor(one, before, after).map((event) => ({ run: one.run, event })),
    );
    for (let delivery = 0; delivery < deliveries; delivery += 1) {
      await Promise.all(runs.map(({ run, event }) => withItsSecrets(run.__endpoint, () => run(event))));
    }
    before = after;
    isQuiet = runs.length === 0;
  }
  return result;
}

function toWatched(run: Trigger): Watched {
  const { eventType, eventFilters, eventFilterPathPatterns } = endpointSchema.parse(
    run.__endpoint,
  ).eventTrigger;
  return { run, eventType, pattern: eventFilterPathPatterns.document ?? eventFilters.document ?? '' };
}

type Documents = ReadonlyMap<string, Stored>;

function eventsFor(
  { eventType, pattern }: Watched,
  before: Documents,
  after: Documents,
): CloudEvent<unknown>[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => matches(path, pattern));
  return paths.flatMap((path) => {
    const oldValue = before.get(path);
    const value = after.get(path);
    return isOfType(eventType, oldValue, value) ? [firestoreEvent(eventType, path, { oldValue, value })] : [];
  });
}

function isOfType(eventType: string, before: Stored | undefined, after: Stored | undefined): boolean {
  switch (eventType) {
    case 'google.cloud.firestore.document.v1.created':
      return before === undefined && after !== undefined;
    case 'google.cloud.firestore.document.v1.updated':
      return before !== undefined && after !== undefined && before.updateTime !== after.updateTime;
    case 'google.cloud.firestore.document.v1.deleted':
      return before !== undefined && after === undefined;
    case 'google.cloud.firestore.document.v1.written':
      return before?.updateTime !== after?.updateTime;
    default:
      throw new Error(`Firestore has no event ${eventType}`);
  }
}

/**
 * Returns a Firestore event about the document at a path.
 * @param data the document before and after, as `oldValue` and `value`
 * @see https://cloud.google.com/eventarc/docs/workflows/cloudevents
 */
export function firestoreEvent(type: string, document: string, data: object): CloudEvent<unknown> {
  const fields = {
    project: testProject(),
    database: '(default)',
    location: 'us-central1',
    document,
    datacontenttype: 'application/json',
  };
  return {
    ...fields,
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${fields.project}/databases/${fields.database}`,
    subject: `documents/${document}`,
    type,
    time: new Date().toISOString(),
    data,
  };
}

function matches(path: string, pattern: string): boolean {
  const segments = path.split('/');
  const expected = pattern.split('/');
  return (
    segments.length === expected.length &&
    expected.every((one, index) => one.startsWith('{') || one === segments[index])
  );
}

/** Returns all documents of the watched collections by path. */
async function readAll(watched: readonly Watched[]): Promise<Documents> {
  const collections = new Set(watched.map(({ pattern }) => pattern.split('/').at(-2) ?? ''));
  const found = await Promise.all([...collections].map(readCollections));
  return new Map(found.flat().map((document) => [document.name.split('/documents/')[1] ?? '', document]));
}

/** Returns the documents of a collection group. */
async function readCollections(collectionId: string): Promise<Stored[]> {
  const database = `projects/${testProject()}/databases/(default)`;
  const response = await fetch(
    `http://${emulatorAddress('FIRESTORE_EMULATOR_HOST')}/v1/${database}/documents:runQuery`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId, allDescendants: true }] } }),
    },
  );
  return foundSchema.parse(await response.json()).flatMap(({ document }) => document ?? []);
}
