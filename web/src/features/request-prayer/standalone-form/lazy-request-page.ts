import { lazy } from 'react';

/**
 * The form, loaded through its page as the site's route does. A second entry point would make the bundler split the form
 * from the page, which most visitors open first.
 */
export const RequestPrayerPage = lazy(async () => ({
  default: (await import('../request-prayer-page.tsx')).RequestPrayerPage,
}));
