import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type PrayerRequest,
  prayerRequestFields,
} from '@prayer-community/domain/prayer-request/prayer-request';
import * as z from 'zod';

export const storedRequestSchema: z.ZodType<PrayerRequest<Date>> = z.object(
  prayerRequestFields(storedInstant),
);

export type StaffRequest = PrayerRequest<Date> & { id: string };
