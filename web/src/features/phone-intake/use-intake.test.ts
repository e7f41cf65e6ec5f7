import { EMPTY_PHONE_INTAKE } from '@prayer-community/domain/request-form/phone-intake';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeStaffSignedIn } from '../../session/staff-signed-in.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { useIntake } from './use-intake.ts';

const UID = 'ruth';
const KEY = `prayer-community.phone-intake.${UID}`;
const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});

type Intake = ReturnType<typeof openIntake>;

const openIntake = () => renderHook(() => useIntake(UID)).result;

async function take(intake: Intake, call: string): Promise<void> {
  act(() => intake.current.form.setValue('prayerText', call));
  act(() => intake.current.submit());
  await waitFor(() => expect(intake.current.isSending).toBe(true));
  await waitFor(() => expect(intake.current.isSending).toBe(false));
}

const idsOf = (sent: unknown[]) => sent.map((input) => Object(input).submissionId);

it('a call is sent again under the same ID after a lost answer, even after a reload', async () => {
  const sent = answerCalls(null, null, TAKEN);

  const intake = openIntake();
  await take(intake, 'For my mother.');
  await take(intake, 'For my mother.');
  await take(openIntake(), 'For my mother.');

  expect(new Set(idsOf(sent)).size).toBe(1);
  expect(sent).toHaveLength(3);
});

it('a different call after a lost answer is sent under its own ID', async () => {
  const sent = answerCalls(null, TAKEN);

  const intake = openIntake();
  await take(intake, 'For my mother.');
  await take(intake, 'For peace at home.');

  expect(new Set(idsOf(sent)).size).toBe(2);
});

it('a different call from another tab is sent under its own ID', async () => {
  const sent = answerCalls(TAKEN);
  const first = openIntake();
  act(() => first.current.form.setValue('prayerText', 'For my'));
  const second = openIntake();

  await take(first, 'For my mother.');
  await take(second, 'For peace at home.');

  expect(new Set(idsOf(sent)).size).toBe(2);
});

/** Reports that another tab has removed the stored call. */
function removeElsewhere(oldValue: string | null): void {
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue: null })));
}

it('a call that another tab has sent is cleared, but a different one stays, even after a reload', () => {
  storeStaffSignedIn(true);
  const intake = openIntake();
  act(() => intake.current.form.setValue('prayerText', 'For my mother.'));
  const draft = localStorage.getItem(KEY);

  removeElsewhere(draft);
  expect(intake.current.form.getValues('prayerText')).toBe('');

  act(() => intake.current.form.setValue('prayerText', 'For peace at home.'));
  removeElsewhere(draft);
  expect(intake.current.form.getValues('prayerText')).toBe('For peace at home.');
  expect(openIntake().current.form.getValues('prayerText')).toBe('For peace at home.');
});

it('an empty form stores nothing when another tab has sent a call', () => {
  storeStaffSignedIn(true);
  const intake = openIntake();
  act(() => intake.current.form.setValue('prayerText', 'For my mother.'));
  const draft = localStorage.getItem(KEY);
  act(() => intake.current.form.reset(EMPTY_PHONE_INTAKE));

  removeElsewhere(draft);

  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a logout in another tab leaves no call on the device', () => {
  const intake = openIntake();
  act(() => intake.current.form.setValue('prayerText', 'For my mother.'));
  const draft = localStorage.getItem(KEY);
  act(() => intake.current.form.setValue('prayerText', 'For peace at home.'));

  removeElsewhere(draft);

  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a sent call is removed from storage with its final text, by which other tabs recognize it', async () => {
  answerCalls(TAKEN);
  const intake = openIntake();
  const removed: (string | null)[] = [];
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(function (this: Storage, key: string) {
    removed.push(this.getItem(key));
  });

  await take(intake, 'For my mother.');

  expect(removed).toEqual([expect.stringContaining('For my mother.')]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a call whose texts were erased again leaves no draft behind', () => {
  const intake = openIntake();
  act(() => intake.current.form.setValue('prayerText', 'For my'));
  expect(localStorage.getItem(KEY)).not.toBeNull();

  act(() => intake.current.form.setValue('prayerText', ''));

  expect(localStorage.getItem(KEY)).toBeNull();
});
