import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import { requesterStatus, type StatusStep } from '@prayer-community/domain/status-page/status-page';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { expect, it } from 'vitest';
import { progressSteps } from './progress-steps.ts';

const form = { prayerData: prayerData(), contactData: null, audioPath: null };
const RECEIVED = requesterStatus(newPrayerRequest(form, new Date(), true), [], null, null);

it.each<[StatusStep, string]>([
  ['received', 'Someone on our team will care for your request.'],
  ['assigned', 'Someone on our team is caring for your request.'],
  ['prayed_for', 'Someone on our team is caring for your request.'],
  ['closed', 'Someone on our team cared for your request.'],
])('a request at the step %s says: %s', (step, says) => {
  const assigned = progressSteps({ ...RECEIVED, step }).find(({ name }) => name === 'assigned');

  expect(assigned?.text).toBe(says);
});
