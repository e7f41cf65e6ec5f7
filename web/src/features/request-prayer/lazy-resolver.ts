import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import type { Resolver } from 'react-hook-form';

/** Loads the checks of the form, ahead of the first submit. */
export const preloadValidation = () => import('./form-validation.ts');

/** The form opens without its checks; a submit waits for them. */
export const lazyResolver: Resolver<PrayerRequestForm> = async (values, context, options) => {
  const { validateForm } = await preloadValidation();
  return validateForm(values, context, options);
};
