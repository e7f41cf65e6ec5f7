import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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

/** The screen itself: one column of a width that reads well. */
export function MainColumn({ children }: { children: ReactNode }) {
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      {children}
    </Main>
  );
}
