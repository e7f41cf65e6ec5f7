import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { COMING_STAFF_SCREENS, COMING_VISITOR_SCREENS, comingRoute } from './coming-screens.tsx';
import { PlainLayout } from './layout/plain-layout.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { PageLoading } from './pages/page-loading.tsx';

/** A fault inside a layout shows there, so that the visitor keeps the way to the other screens. */
const insideLayout = (children: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: ErrorPage, HydrateFallback: PageLoading, children },
];

const VISITOR_SCREENS: RouteObject[] = [
  {
    path: PATHS.requestPrayer,
    lazy: async () => {
      const { RequestPrayerPage } = await import('../features/request-prayer/request-prayer-page.tsx');
      return { Component: RequestPrayerPage };
    },
  },
  {
    path: PATHS.prayerConfirmation,
    lazy: async () => {
      const { PrayerConfirmationPage } = await import(
        '../features/request-prayer/prayer-confirmation-page.tsx'
      );
      return { Component: PrayerConfirmationPage };
    },
  },
  ...COMING_VISITOR_SCREENS.map(comingRoute),
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./pages/not-found-page.tsx')).NotFoundPage }),
  },
];

/** Every screen of the product, each loaded when it is first visited. */
export const ROUTES: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    children: [
      { Component: PublicLayout, children: insideLayout(VISITOR_SCREENS) },
      { Component: PlainLayout, children: insideLayout(COMING_STAFF_SCREENS.map(comingRoute)) },
    ],
  },
];
