import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import * as z from 'zod';

/** The profile of a staff member, as it is stored. */
export const profileSchema: z.ZodType<Profile<Date>> = z.object(profileFields(storedInstant));
