import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import * as functions from '../index.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { type Trigger, whileTriggering } from '../testing/while-triggering.ts';
import { readerOf } from './reader-of.ts';
import { skipUnreadable } from './skip-unreadable.ts';

const SECRET = 'For my mother Ruth';

const retriedSchema = z.object({
  eventTrigger: z.object({
    retry: z.literal(true),
    eventType: z.string().startsWith('google.cloud.firestore'),
    eventFilters: z.object({ document: z.string().optional() }),
    eventFilterPathPatterns: z.object({ document: z.string().optional() }),
  }),
});

/** All triggers that Firestore retries, each with a document path that starts it. */
const RETRIED = Object.entries(functions).flatMap(([name, value]) => {
  const endpoint: unknown = Reflect.get(value, '__endpoint');
  const { success, data } = retriedSchema.safeParse(endpoint);
  if (!success) {
    return [];
  }
  const { eventFilters, eventFilterPathPatterns } = data.eventTrigger;
  const pattern = eventFilterPathPatterns.document ?? eventFilters.document ?? '';
  const trigger = z.custom<Trigger>((one) => typeof one === 'function').parse(value);
  return [{ name, trigger, path: pattern.replace(/\{\w+\}/g, () => randomUUID()) }];
});

const errors = vi.spyOn(logger, 'write');

afterEach(() => errors.mockClear());

describe('an unreadable document', () => {
  it('is tested with the triggers that Firestore retries', () => {
    expect(RETRIED.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['recordNote', 'countRequest', 'hideReportedPost', 'applyPrivacy']),
    );
  });

  it.each(RETRIED)('is not retried by $name', async ({ trigger, path }) => {
    const ref = testFirestore().doc(path);

    // Each of these throws if the function throws.
    await whileTriggering([trigger], () => ref.set({ status: 7, prayer_text: [SECRET] }));
    await whileTriggering([trigger], () => ref.set({ status: 8, prayer_text: [SECRET] }));
    await whileTriggering([trigger], () => ref.delete());

    expect(JSON.stringify(errors.mock.calls)).not.toContain(SECRET);
  });
});

const EVENT = { specversion: '1.0', id: '1', source: 'here', type: 'written', time: '', data: null } as const;

const readStatus = readerOf(z.object({ status: z.string() }));

/** Runs a trigger for the event of a document, which reads the document at a path. */
async function readIn(path: string): Promise<void> {
  const ref = testFirestore().doc(path);
  await ref.set({ status: [SECRET] });
  const trigger = skipUnreadable(async () => void readStatus(await ref.get()));
  await trigger({ ...EVENT, subject: 'documents/prayer_requests/a-request' });
}

it('skipUnreadable logs the path and invalid fields of an unreadable document', async () => {
  await readIn('prayer_requests/a-request');

  expect(errors).toHaveBeenCalledExactlyOnceWith({
    severity: 'ERROR',
    message: 'A stored document could not be read',
    document: 'prayer_requests/a-request',
    fields: ['status'],
    stack_trace: expect.stringMatching(
      /^UnreadableDocumentError: A stored document could not be read\n {4}at /,
    ),
  });
  expect(JSON.stringify(errors.mock.calls)).not.toContain(SECRET);
});

it('skipUnreadable logs another document that is unreadable, and fails for a retry', async () => {
  await expect(readIn('profiles/a-leader')).rejects.toThrow('A trigger failed');

  expect(errors).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ document: 'profiles/a-leader', fields: ['status'] }),
  );
});

it('skipUnreadable rethrows any other failure without its message, for a retry', async () => {
  const trigger = skipUnreadable(async () => {
    throw new RangeError(SECRET);
  });

  const failure: unknown = await trigger(EVENT).catch((error: unknown) => error);

  expect(failure).toMatchObject({ message: 'A trigger failed' });
  expect(failure).toHaveProperty('stack', expect.stringMatching(/^RangeError: A trigger failed\n {4}at /));
  expect(failure).toHaveProperty('stack', expect.not.stringContaining(SECRET));
});
