import { zodResolver } from '@hookform/resolvers/zod';
import {
  type PrayerRequestForm,
  prayerRequestFormSchema,
} from '@prayer-community/domain/request-form/prayer-request-form';
import type { Resolver } from 'react-hook-form';

const resolve = zodResolver(prayerRequestFormSchema);

/** Checks the form against the schema of the domain; a radio group says '' or null where none is chosen. */
export const validateForm: Resolver<PrayerRequestForm> = (values, context, options) =>
  resolve({ ...values, gender: values.gender || undefined }, context, options);
