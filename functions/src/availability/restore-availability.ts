import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { flipAvailability } from './flip-availability.ts';

export const restoreAvailability = onSchedule({ schedule: 'every 15 minutes' }, async () =>
  flipAvailability(await firestore(), now()),
);
