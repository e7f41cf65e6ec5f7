import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toContactInfo, toPrayerData } from './prayer-data.ts';
import { prayerRequestFormSchema } from './prayer-request-form.ts';
import { recordingPath } from './recording-path.ts';
import {
  CONTACT_PREFERENCES,
  GENDERS,
  NAMED_PEOPLE,
  REQUEST_CATEGORIES,
  SUBMISSION_TYPES,
  URGENCY_LEVELS,
  YES_NO,
} from './request-choices.ts';
import { submitPrayerRequestInputSchema } from './submit-prayer-request.ts';

const SUBMISSION_ID = '6f1c9e0a-3d52-4b7f-9c55-0d1f2a3b4c5d';

const text = fc.oneof(fc.constantFrom('', ' ', '\u200b', 'Ruth'), fc.string());

/** What a visitor may type and choose. Phone and email are valid or blank: the form says more about them than the call. */
const anyForm = fc.record({
  isOnBehalf: fc.constantFrom(...YES_NO),
  firstName: text,
  lastName: text,
  phone: fc.constantFrom('', ' ', '+1 512 555 0123'),
  email: fc.constantFrom('', ' ', 'ruth@example.org'),
  gender: fc.constantFrom(undefined, ...GENDERS),
  prayerText: text,
  hasRecording: fc.boolean(),
  categories: fc.subarray([...REQUEST_CATEGORIES]),
  followUpRequested: fc.constantFrom(...YES_NO),
  contactPreference: fc.constantFrom(...CONTACT_PREFERENCES),
  submissionType: fc.constantFrom(...SUBMISSION_TYPES),
  shareOnBeliefWall: fc.constantFrom(...YES_NO),
  namedPeople: fc.constantFrom(...NAMED_PEOPLE),
  urgencyLevel: fc.constantFrom(...URGENCY_LEVELS),
});

it('the call accepts what the form accepts, and nothing that the form refuses', () => {
  const outcomes = new Set<boolean>();
  fc.assert(
    fc.property(anyForm, (typed) => {
      const form = prayerRequestFormSchema.safeParse(typed);
      const values = form.success ? form.data : typed;

      const input = submitPrayerRequestInputSchema.safeParse({
        submissionId: SUBMISSION_ID,
        prayerData: toPrayerData(values, true),
        contactData: toContactInfo(values),
        audioPath: values.hasRecording ? recordingPath(SUBMISSION_ID, 1_795_000_000_000) : null,
      });

      expect(input.success).toBe(form.success);
      outcomes.add(form.success);
    }),
    { numRuns: 200 },
  );
  expect(outcomes.size).toBe(2);
});
