import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { MAIN_ID } from './skip-link.tsx';

const READING_WIDTH_PX = 720;
const WORKING_WIDTH_PX = 1440;

interface MainColumnProps {
  /** True for staff screens. */
  isWide?: boolean;
  /** True to keep the footer below the window while the screen is loading. */
  hasFooter?: boolean;
}

const Main = styled('main', {
  shouldForwardProp: (prop) => prop !== 'isWide' && prop !== 'hasFooter',
})<MainColumnProps>(({ theme, isWide, hasFooter }) => ({
  flex: '1 0 auto',
  width: '100%',
  minHeight: hasFooter ? '100dvh' : undefined,
  maxWidth: isWide ? WORKING_WIDTH_PX : READING_WIDTH_PX,
  marginInline: 'auto',
  padding: '32px 16px 64px',
  outline: 'none',
  textWrapStyle: 'pretty',
  // Lines that were already typed would wrap anew.
  '& textarea': { textWrapStyle: 'auto' },
  [theme.breakpoints.up('sm')]: { padding: isWide ? '40px 24px 96px' : '56px 24px 96px' },
}));

/** The main column, at reading width or wide for staff screens. An error in the screen leaves the header usable. */
export function MainColumn(props: MainColumnProps) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} {...props}>
      <ScreenOutlet />
    </Main>
  );
}

export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
