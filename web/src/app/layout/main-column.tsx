import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { PageLoading } from '../pages/page-loading.tsx';
import { MAIN_ID } from './skip-link.tsx';

const Main = styled('main')(({ theme }) => ({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: 720,
  marginInline: 'auto',
  padding: '32px 16px 64px',
  outline: 'none',
  [theme.breakpoints.up('sm')]: { padding: '56px 24px 96px' },
}));

/** The screen itself, in one column of a width that reads well; a fault in it leaves the header usable. */
export function MainColumn() {
  const { pathname } = useLocation();
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Main>
  );
}
