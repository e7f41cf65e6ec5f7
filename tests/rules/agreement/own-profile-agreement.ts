import { COLLECTIONS } from '@prayer-community/domain/collections';
import { LANGUAGES } from '@prayer-community/i18n/language';
import fc from 'fast-check';
import * as z from 'zod';
import { type NextAgreement, TEAM } from './agreement.ts';
import { moment } from './arbitrary-documents.ts';
import { ownProfileSchema } from './direct-writes.ts';
import { NOW } from './rest-firestore.ts';

const PROFILE_FIELDS = [
  'status',
  'unavailable_start_date',
  'unavailable_end_date',
  'notification_preferences',
  'languages',
  'has_seen_tour',
];

/** The fields of a member's own profile that they may change. The other fields stay the same. */
export const ownProfile: NextAgreement = () => ({
  valid: fc
    .tuple(
      fc.constantFrom('available', 'unavailable'),
      fc.option(fc.tuple(moment, moment)),
      fc.boolean(),
      fc.boolean(),
      fc.subarray([...LANGUAGES], { minLength: 1 }),
      fc.boolean(),
    )
    .map(([status, period, newRequests, reminders, languages, hasSeenTour]) => ({
      status,
      unavailable_start_date: period?.[0] ?? null,
      unavailable_end_date: period?.[1] ?? null,
      notification_preferences: { newRequests, reminders },
      languages,
      ...(hasSeenTour && { has_seen_tour: true }),
    })),
  surplus: ['role', 'username', 'hears_confidential', 'sessions_ended_at'],
  writer: TEAM,
  isValid: (document) => {
    const written = Object.entries(document).map(([name, value]) => [
      name,
      value === NOW ? new Date() : value,
    ]);
    const isOwn = Object.keys(document).every((name) => PROFILE_FIELDS.includes(name));
    return isOwn && ownProfileSchema(z.date()).safeParse(Object.fromEntries(written)).success;
  },
  writes: (document) => [
    {
      path: `${COLLECTIONS.profiles}/${TEAM.uid}`,
      document,
      changes: [...new Set([...PROFILE_FIELDS, ...Object.keys(document)])],
    },
  ],
});
