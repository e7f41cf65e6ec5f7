import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import type { Resolver } from 'react-hook-form';

export const preloadValidation = () => import('./form-validation.ts');

/** Lets the form open before its validation is loaded. Submitting waits for it. */
export const lazyResolver: Resolver<PrayerRequestForm> = async (values, context, options) => {
  const { validateForm } = await preloadValidation();
  return validateForm(values, context, options);
};
