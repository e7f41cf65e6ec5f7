import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { flipAvailability } from './flip-availability.ts';

/** Flips the status of members whose period away begins or ends. */
export const restoreAvailability = onSchedule(
  { schedule: 'every 15 minutes', region: FUNCTIONS_REGION },
  async () => flipAvailability(await firestore(), now()),
);
