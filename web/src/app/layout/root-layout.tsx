import { Fragment, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLanguage } from '../../ui/language/use-language.ts';
import { NavigationTypeContext } from '../../ui/navigation-type.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { SkipLink } from './skip-link.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * The parts that all screens share: the skip link, scroll restoration, and the navigation type, which decides whether
 * the heading takes the focus.
 */
export function RootLayout() {
  const location = useLocation();
  const language = useLanguage();
  const [first] = useState({ location, language });
  useScrollRestoration();
  return (
    <NavigationTypeContext
      value={location === first.location && language === first.language ? 'opened' : 'navigated'}
    >
      <SkipLink />
      <Suspense fallback={<PageLoading />}>
        {/* A new key renders every text again. */}
        <Fragment key={language}>
          <Outlet />
        </Fragment>
      </Suspense>
    </NavigationTypeContext>
  );
}
