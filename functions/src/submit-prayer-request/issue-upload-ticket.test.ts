import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { expect, it } from 'vitest';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { testFirestore } from '../testing/test-backend.ts';

const tickets = testFirestore().collection(COLLECTIONS.uploadTickets);

it('a visitor gets a ticket for one recording that is valid for an hour', async () => {
  const id = randomUUID();
  const before = Date.now();

  const audioPath = recordingPath(id, 1_700_000_000_000);
  const answer = await callFunction('issueUploadTicket', { audioPath }, { address: randomAddress() });

  expect(answer).toEqual({ result: { success: true } });
  const ticket = await tickets.doc(`${id}_audio_1700000000000.wav`).get();
  const validMs = ticket.get('expires_at').toMillis() - before;
  expect(validMs).toBeGreaterThanOrEqual(3_600_000);
  expect(validMs).toBeLessThan(3_700_000);
});

it('another attempt at the same submission, as from another tab, leaves the earlier ticket valid', async () => {
  const id = randomUUID();
  const address = randomAddress();
  for (const recordedAt of [1_700_000_000_000, 1_700_000_000_001]) {
    await callFunction('issueUploadTicket', { audioPath: recordingPath(id, recordedAt) }, { address });
  }

  for (const name of ['audio_1700000000000.wav', 'audio_1700000000001.wav']) {
    expect((await tickets.doc(`${id}_${name}`).get()).exists).toBe(true);
  }
});

it.each(['daily-content/x.pdf', 'prayer-audio/x/audio_1700000000000.wav', 'prayer-audio/../x', ''])(
  'no ticket is issued for %j',
  async (audioPath) => {
    expect(
      await callWithAnything('issueUploadTicket', { audioPath }, { address: randomAddress() }),
    ).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  },
);

it('one IP address gets only as many tickets as submissions, even concurrently, without affecting others', async () => {
  const address = randomAddress();
  const ask = (from: string) =>
    resultOf('issueUploadTicket', { audioPath: recordingPath(randomUUID(), Date.now()) }, { address: from });

  const answers = await Promise.all(Array.from({ length: 35 }, () => ask(address)));

  expect(answers.filter(({ success }) => success)).toHaveLength(30);
  expect(await ask(address)).toEqual(refusal(SUBMISSION_REFUSALS.tooMany));
  expect(await ask(randomAddress())).toEqual({ success: true });
});
