import { zodResolver } from '@hookform/resolvers/zod';
import {
  type PrayerRequestForm,
  prayerRequestFormSchema,
} from '@prayer-community/domain/request-form/prayer-request-form';
import type { Resolver } from 'react-hook-form';

const resolve = zodResolver(prayerRequestFormSchema);

/** Validates the form against the domain schema. Radio groups report '' or null if nothing is chosen. */
export const validateForm: Resolver<PrayerRequestForm> = (values, context, options) =>
  resolve({ ...values, gender: values.gender || undefined }, context, options);
